// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { profile, user } from '../fake-backend.ts';
import { afterRetry, elsewhere, open, player, shown, signedIn, start, tab } from './session-page.ts';
import { redirects } from './session-redirects.ts';

vi.mock('../../../../src/lib/browser/page/leave-page.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./session-redirects.ts')),
}));

describe('other tabs', () => {
  test('a logout there signs out here at once, and an account page is left', async () => {
    await start({ 'v1/user-profile': profile }, signedIn);
    elsewhere({ refresh_token: null, token: null });
    expect(tab.$session.get()).toEqual({ status: 'guest' });
    expect(shown()).toBe('guest');
    expect(redirects.at(-1)).toBe('not for guest');
  });

  test('a profile that arrives after a logout there changes nothing', async () => {
    let answer: (response: Response) => void = () => {};
    open({ 'v1/user-profile': () => new Promise((resolve) => (answer = resolve)) }, signedIn);
    const starting = tab.startSession();
    await vi.advanceTimersByTimeAsync(1);
    elsewhere({ refresh_token: null, token: null });
    answer(Response.json(profile));
    await afterRetry(starting);
    expect(tab.$session.get()).toEqual({ status: 'guest' });
  });

  test('a login there signs in here, and the login page is left', async () => {
    await start({ 'v1/user-profile': profile });
    elsewhere(signedIn);
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toEqual(player);
    expect(redirects.at(-1)).toBe('not for player');
  });

  test('another account there is shown here', async () => {
    const other = { success: true, data: [{ ...user, id: 8, username: 'other' }] };
    const answers = [profile, other];
    await start({ 'v1/user-profile': () => Response.json(answers.shift()) }, signedIn);
    elsewhere({ token: 'others' });
    await vi.advanceTimersByTimeAsync(1);
    expect(tab.$session.get()).toMatchObject({ player: { id: '8', username: 'other' } });
    expect(tab.profileToken()).toBe('others');
  });

  test('a profile belongs to the token that it was asked with, not to the one that is stored when it arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    open({ 'v1/user-profile': () => promise }, signedIn);
    const started = tab.startSession();
    // The other tab's event has not come yet.
    localStorage.setItem('token', 'others');
    resolve(Response.json(profile));
    await started;
    expect(tab.$session.get()).toEqual(player);
    expect(tab.profileToken()).toBe('access');
  });
});
