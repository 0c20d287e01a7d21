import { act, render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '@/content/messages/en/games.json';
import { LaunchDialog } from '@/islands/launch/LaunchDialog';
import { dismissLaunch, launch } from '@/lib/stores/games/launch';
import { answerGet, hrefOf } from '../account/player-page';

const game = { name: 'Lobby', providerId: '21', providerName: 'GhatLive' };
const launchDialog = <LaunchDialog messages={texts} onRetry={() => {}} askFirst={() => null} />;

beforeEach(() => {
  localStorage.setItem('token', 'access');
});
afterEach(() => {
  dismissLaunch();
});

/** Launches the game without a tab, as after the browser has blocked it. */
async function launchWith(answer: () => Response | Promise<Response>): Promise<void> {
  answerGet('launch-game', answer);
  render(launchDialog);
  await launch(game, undefined);
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

it.each([
  [
    'in the backend’s words',
    () => HttpResponse.json({ error: 'Closed until nine' }),
    'Closed until nine',
  ],
  ['in ours where it has none', () => HttpResponse.json({ url: '' }), texts.launchFailed],
  ['as maintenance', () => new HttpResponse('', { status: 503 }), 'Under Maintenance'],
])('a launch that failed says so %s', async (_, answer, text) => {
  await launchWith(answer);
  const shown = await dialog('The game did not open');
  expect(within(shown).getByRole('alert').textContent).toBe(text);
  expect(shown.getAttribute('closedby')).toBe('any');
});

it('a launch that takes long says so', async () => {
  vi.useFakeTimers();
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const running = launchWith(() => answer);
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(screen.getByRole('dialog', { name: texts.launching }).textContent).toContain(texts.moment);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toContain(texts.slow);
  vi.useRealTimers();
  resolve(HttpResponse.json({ error: 'Closed' }));
  await running;
});

it('a launch of a guest offers login and sign-up, which lead back to the page', async () => {
  localStorage.clear();
  history.replaceState(null, '', '/slots/Padma?x=1');
  render(launchDialog);
  await launch(game, undefined);
  const shown = await dialog('Login');
  expect(within(shown).getByRole('alert').textContent).toBe('Please login to continue');
  const back = '?next=%2Fslots%2FPadma%3Fx%3D1';
  expect(hrefOf('Login', shown)).toBe(`/login${back}`);
  expect(hrefOf('Sign Up', shown)).toBe(`/register${back}`);
});
