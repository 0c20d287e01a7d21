import { vi } from 'vitest';
import type { Call, CallEnvironment } from '@/lib/api/call';
import { caller } from './api/fake-caller.ts';

type Answer = object | ((request: Sent) => Response | Promise<Response>);
/** What the backend answers, by the end of the path; a function is called each time, and of a list every call takes the next one. */
export type Answers = Record<string, Answer | Answer[]>;

export interface Sent {
  path: string;
  query: Record<string, string>;
  body: string;
  bearer: string | null;
}

export const user = {
  id: 7,
  uuid: 'u-7',
  username: 'demo1',
  full_name: 'Demo Player',
  wallet_balance: '1250.00',
  user_game_account: [],
  user_bank: [],
  bonus_history: [],
};
export const profile = { success: true, data: [user] };
export const tokens = { success: true, token: 'access', refresh_token: 'refresh' };
export const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A `fetch` with a backend behind it, and the requests it received. Calls that it has no answer for fail as if offline. */
function createFakeFetch(answers: Answers) {
  const sent: Sent[] = [];
  const fetch = async (
    address: string | URL | Request,
    init: RequestInit = {},
  ): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(address), 'https://api.example');
    const path = pathname.replace('/api/', '');
    const request = {
      path,
      query: Object.fromEntries(searchParams),
      body:
        init.body instanceof URLSearchParams
          ? decodeURIComponent(String(init.body))
          : String(init.body ?? ''),
      bearer: new Headers(init.headers).get('authorization'),
    };
    sent.push(request);
    const listed = answers[path];
    const answer: Answer | undefined = Array.isArray(listed) ? listed.shift() : listed;
    if (!answer) throw new Error(`no answer for ${path}`);
    return typeof answer === 'function' ? answer(request) : Response.json(answer);
  };
  return { fetch, sent };
}

/** A `call` to such a backend, for what takes its `call` as a parameter. The session is over where the access token is refused. */
export function fakeCall(answers: Answers): { call: Call; sent: Sent[] } {
  const { fetch, sent } = createFakeFetch(answers);
  const refresh: CallEnvironment['refresh'] = async () => ({
    ok: false,
    problem: { kind: 'signedOut' },
  });
  const { call } = caller([], { fetch, accessToken: () => 'access', refresh });
  return { call, sent };
}

/** Puts such a backend behind the browser's `fetch`, for what imports the site's own `call`. Returns the requests it receives. */
export function fakeBackend(answers: Answers): Sent[] {
  const { fetch, sent } = createFakeFetch(answers);
  vi.stubGlobal('fetch', vi.fn(fetch));
  return sent;
}
