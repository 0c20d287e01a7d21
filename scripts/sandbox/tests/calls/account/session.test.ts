import { describe, expect } from 'vitest';
import type { Tokens } from '../../../players/session-store.ts';
import { rahim } from '../../fixtures/small-business.ts';
import { test } from '../../fixtures/test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ENDED = { status: 401, body: { success: false, message: 'The session has ended. Please log in again.' } };

describe('an access token', () => {
  test('lives 5 minutes', async ({ calls, clock }) => {
    const { token } = await calls.login('rahim', rahim.password);

    clock.now += 5 * MINUTE - 1;
    expect(await calls.statusWith(token)).toBe(200);
    clock.now += 1;
    expect(await calls.statusWith(token)).toBe(401);
  });

  test('is not a refresh token, nor the other way round', async ({ calls }) => {
    const { token, refresh_token } = await calls.login('rahim', rahim.password);

    expect(await calls.statusWith(refresh_token)).toBe(401);
    expect(await calls.refresh(token)).toEqual(ENDED);
  });

  test('outlives a restart', async ({ start, calls }) => {
    const { token } = await calls.login('rahim', rahim.password);

    const { url } = await start();

    expect((await fetch(`${url}/api/v1/user-profile`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  });
});

describe('a refresh token', () => {
  const refreshed = async (calls: { refresh(token: string): Promise<{ body: unknown }> }, token: string) =>
    (await calls.refresh(token)).body as Tokens;

  test('is traded for new tokens; the access token before stays good', async ({ calls }) => {
    const first = await calls.login('rahim', rahim.password);

    const second = await calls.refresh(first.refresh_token);

    expect(second).toEqual({ status: 200, body: { success: true, token: expect.any(String), refresh_token: expect.any(String) } });
    expect(second.body['refresh_token']).not.toBe(first.refresh_token);
    expect(await calls.statusWith(String(second.body['token']))).toBe(200);
    expect(await calls.statusWith(first.token)).toBe(200);
  });

  test('used again ends its family and no other', async ({ calls }) => {
    const [stolen, other] = [await calls.login('rahim', rahim.password), await calls.login('rahim', rahim.password)];
    const next = await refreshed(calls, stolen.refresh_token);

    expect(await calls.refresh(stolen.refresh_token)).toEqual(ENDED);

    expect(await calls.refresh(next.refresh_token)).toEqual(ENDED);
    expect(await calls.statusWith(next.token)).toBe(401);
    expect(await calls.statusWith(stolen.token)).toBe(401);
    expect(await calls.statusWith(other.token)).toBe(200);
    expect((await calls.refresh(other.refresh_token)).status).toBe(200);
  });

  test('of two at once, one wins and the family ends', async ({ calls }) => {
    const { refresh_token } = await calls.login('rahim', rahim.password);

    const answers = await Promise.all([calls.refresh(refresh_token), calls.refresh(refresh_token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const won = answers.find(({ status }) => status === 200)?.body as unknown as Tokens;
    expect(await calls.statusWith(won.token)).toBe(401);
  });

  test('lives 30 days from its last use', async ({ calls, clock }) => {
    const first = await calls.login('rahim', rahim.password);
    clock.now += 30 * DAY - 1;
    const second = await refreshed(calls, first.refresh_token);
    clock.now += 30 * DAY;

    expect(second).toHaveProperty('token');
    expect(await calls.refresh(second.refresh_token)).toEqual(ENDED);
  });
});
