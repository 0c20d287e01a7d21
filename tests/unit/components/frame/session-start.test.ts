// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const startPlayerSide = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/components/frame/player-side.ts', () => ({ startPlayerSide }));

test('a page that was prerendered starts its player’s side when it is shown', async () => {
  localStorage.setItem('token', 'access');
  const prerendering = vi.fn(() => true);
  Object.defineProperty(document, 'prerendering', { get: prerendering });
  await import('../../../../src/components/frame/session-start.ts');
  expect(startPlayerSide).not.toHaveBeenCalled();
  prerendering.mockReturnValue(false);
  // Without `bubbles`, as browsers dispatch it.
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(startPlayerSide).toHaveBeenCalledOnce());
});
