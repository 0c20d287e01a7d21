import { beforeEach, expect, vi } from 'vitest';
import { call } from '../../../../src/lib/session/client.ts';
import { createSession } from '../../../../src/lib/stores/session.ts';
import { type Answers, fakeBackend } from '../fake-backend.ts';

/** Where the session would have led, in place of the page's own functions. */
export const redirects: string[] = [];
vi.mock('../../../../src/lib/browser/page/leave-page.ts', async (original) => ({
  ...(await original<object>()),
  goToLogin: () => redirects.push('login'),
  redirectIfNotAllowed: (session: string) => redirects.push(`not for ${session}`),
}));

/** The site's own, with which the page calls. */
export { call };

export let tab: ReturnType<typeof createSession>;
export const logged: unknown[] = [];

/** Opens a page with a session of its own. Its calls are the site's, so that a refresh on the way is covered too. */
export function open(answers: Answers, stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const sent = fakeBackend(answers);
  tab = createSession({ call });
  return sent;
}

/** Opens such a page, and waits until it knows who is there. */
export async function start(answers: Answers, stored: Record<string, string> = {}) {
  const sent = open(answers, stored);
  await tab.startSession();
  return sent;
}

/** As if another tab had done it. */
export function elsewhere(change: Record<string, string | null>) {
  for (const [key, value] of Object.entries(change)) {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  }
}

export const shown = () => document.documentElement.dataset['session'];
/** What is stored; the random id of a login stands in no test's way. */
export const stored = () =>
  Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => !['login_id', 'login_at'].includes(key)));
export const signedIn = { token: 'access', refresh_token: 'refresh' };
export const player = { status: 'player', player: expect.objectContaining({ id: '7', username: 'demo1', walletBalance: '1250.00' }) };
export const refusal = () => Response.json({ success: false, message: 'No such user' }, { status: 404 });
export const html = (status: number) => () => new Response('<html>', { status });
export const unauthenticated = () => Response.json({ success: false, message: 'Unauthenticated' }, { status: 401 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation((text) => logged.push(text));
  redirects.length = 0;
  logged.length = 0;
  delete document.documentElement.dataset['session'];
});

/** Lets the retry of a profile without an answer come about. */
export async function afterRetry<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(5_000);
  return promise;
}
