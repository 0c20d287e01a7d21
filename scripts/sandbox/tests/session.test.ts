import { describe, expect, test } from 'vitest';
import type { Tokens } from '../players/session-store.ts';
import { start } from './sandbox.ts';

async function player() {
  const url = await start();
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    login: async () =>
      (await (
        await post('/api/login', { username: 'demo1', password: 'demo1234' })
      ).json()) as Tokens,
    refresh: (refresh_token: string) => post('/api/token/refresh', { refresh_token }),
    statusWith: async (token: string) =>
      (await fetch(`${url}/api/v1/user-profile`, { headers: { authorization: `Bearer ${token}` } }))
        .status,
  };
}

// The site's one refresh for all tabs is proved against these rules (tests/faults/money).
describe('a refresh token', () => {
  test('used again ends its family and no other', async () => {
    const { login, refresh, statusWith } = await player();
    const [stolen, other] = [await login(), await login()];
    const next = (await (await refresh(stolen.refresh_token)).json()) as Tokens;

    expect((await refresh(stolen.refresh_token)).status).toBe(401);

    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect(await statusWith(next.token)).toBe(401);
    expect(await statusWith(stolen.token)).toBe(401);
    expect(await statusWith(other.token)).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('of two at once, one wins and the family ends', async () => {
    const { login, refresh, statusWith } = await player();
    const { refresh_token } = await login();

    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const won = (await answers.find(({ status }) => status === 200)?.json()) as Tokens;
    expect(await statusWith(won.token)).toBe(401);
  });
});
