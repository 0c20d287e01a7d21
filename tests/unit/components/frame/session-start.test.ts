// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const startPlayerSide = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/components/frame/player-side.ts', () => ({ startPlayerSide }));

test('a page that was prerendered starts its player’s side when it is shown, and again with the network where that failed', async () => {
  localStorage.setItem('token', 'access');
  const prerendering = vi.fn(() => true);
  Object.defineProperty(document, 'prerendering', { get: prerendering });
  await import('../../../../src/components/frame/session-start.ts');
  expect(startPlayerSide).not.toHaveBeenCalled();
  prerendering.mockReturnValue(false);
  startPlayerSide.mockRejectedValueOnce(new Error('lost'));
  // Without `bubbles`, as browsers dispatch it.
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Player side: not started'));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(startPlayerSide).toHaveBeenCalledTimes(2));
});
