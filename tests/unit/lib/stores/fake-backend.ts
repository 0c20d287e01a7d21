import { vi } from 'vitest';

/** What the backend answers, by the end of the path; a function is asked each time. */
export type Answers = Record<string, object | (() => Response | Promise<Response>)>;

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

/** Puts a backend behind `fetch`, which cannot be reached for calls it has no answer for. Returns what it was sent. */
export function fakeBackend(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'https://api.example');
    const path = pathname.replace('/api/', '');
    sent.push({
      path,
      query: Object.fromEntries(searchParams),
      body: init.body instanceof URLSearchParams ? decodeURIComponent(String(init.body)) : String(init.body ?? ''),
      bearer: new Headers(init.headers).get('authorization'),
    });
    const answer = answers[path];
    if (!answer) throw new Error(`no answer for ${path}`);
    return typeof answer === 'function' ? answer() : Response.json(answer);
  };
  vi.stubGlobal('fetch', vi.fn(fetch));
  return sent;
}
