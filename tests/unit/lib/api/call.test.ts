import { describe, expect, test, vi } from 'vitest';
import { login, refreshToken, userProfile } from '@/lib/api/routes/session';
import { bank } from '@/lib/api/routes/site';
import { addDeposit, addTransfer } from '@/lib/api/routes/wallet';
import { caller, deposit, done, transfer, unauthorized } from './fake-caller.ts';

const bearers = (requests: Request[]) =>
  requests.map((request) => request.headers.get('authorization'));

test('every request has the locale, and no header that has nothing to say', async () => {
  const { call, requests } = caller([() => Response.json({ data: [] })], {
    accessToken: () => undefined,
  });
  await call(bank);
  expect(requests[0]?.url).toBe('https://api.example/api/v1/bank?locale=en&currency_id=1');
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ accept: 'application/json' });
});

test('every request has bearer, referral code and language as they are at the time of the call', async () => {
  const { call, requests } = caller([done], { refCode: () => 'friend', language: () => 'bd' });
  await call(addTransfer, transfer);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer old-token');
  expect(requests[0]?.headers.get('refcode')).toBe('friend');
  expect(requests[0]?.url).toContain('locale=bd');
});

test.each([
  ['"id": 12345678901234567890', '12345678901234567890'],
  ['"id":-12345678901234567890', '-12345678901234567890'],
  ['"id" : 1234567890123456', '1234567890123456'],
  ['"id": 7, "username": "\\" : 12345678901234567890,"', '7'],
  ['"id": 7, "username": "[12345678901234567890]"', '7'],
])('an id beyond what a number holds is its digits: {%s}', async (fields, id) => {
  const { call } = caller([
    () =>
      new Response(
        `{ "success": true, "data": [{${fields}, "wallet_balance": 300.29999999999999716} ] }`,
      ),
  ]);
  const user = JSON.parse(`{${fields}}`);
  const value = { id, username: user.username ?? '', walletBalance: '300.3' };
  expect(await call(userProfile)).toMatchObject({ ok: true, value });
});

describe('401', () => {
  test('one refresh and one retry, of the same body with the new token', async () => {
    const { call, requests, refresh } = caller([unauthorized, done]);
    expect(await call(addTransfer, transfer)).toEqual({ ok: true, value: 'Moved' });
    expect(bearers(requests)).toEqual(['Bearer old-token', 'Bearer new-token']);
    const bodies = await Promise.all(requests.map((request) => request.text()));
    expect(bodies[1]).toBe(bodies[0]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test.each([
    [true, { ok: true, value: 'Moved' }, 2],
    [false, { ok: false, problem: { kind: 'notRetried' } }, 1],
  ])('is retried only where the caller allows it: %s', async (isAllowed, result, count) => {
    const { call, requests } = caller([unauthorized, done]);
    const mayRetry = vi.fn(async () => isAllowed);
    expect(await call(addTransfer, transfer, { mayRetry })).toEqual(result);
    expect(mayRetry).toHaveBeenCalledExactlyOnceWith('new-token');
    expect(requests).toHaveLength(count);
  });

  test('again after the retry is an answer like any other: no second refresh', async () => {
    const { call, requests, refresh } = caller([unauthorized, unauthorized]);
    expect(await call(addTransfer, transfer)).toEqual({
      ok: false,
      problem: { kind: 'refused', message: 'Unauthenticated' },
    });
    expect(requests).toHaveLength(2);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test.each([true, 1, 'true', '1'])(
    'with a success of %j may have been done, and is not repeated',
    async (success) => {
      const { call, requests, refresh } = caller([
        () => Response.json({ success }, { status: 401 }),
        done,
      ]);
      expect(await call(addTransfer, transfer)).toMatchObject({
        ok: false,
        problem: { kind: 'refused', isUnclear: true },
      });
      expect(requests).toHaveLength(1);
      expect(refresh).not.toHaveBeenCalled();
    },
  );

  test('a token that was renewed while the call was under way is used without a refresh', async () => {
    const tokens = ['old-token', 'others-token'];
    const { call, requests, refresh } = caller([unauthorized, done], {
      accessToken: () => tokens.shift(),
    });
    await call(addTransfer, transfer);
    expect(bearers(requests)).toEqual(['Bearer old-token', 'Bearer others-token']);
    expect(refresh).not.toHaveBeenCalled();
  });

  test.each([
    ['before the call', [true], 0, 0],
    ['while it was under way', [false, true], 1, 0],
    ['while the token was renewed', [false, false, true], 1, 1],
    ['never', [false, false, false], 2, 1],
  ])('another player’s token, known %s, is not used', async (_name, answers, count, refreshes) => {
    const { call, requests, refresh } = caller([unauthorized, done], {
      isOtherPlayers: () => answers.shift() ?? false,
    });
    expect((await call(addTransfer, transfer)).ok).toBe(count === 2);
    expect(requests).toHaveLength(count);
    expect(refresh).toHaveBeenCalledTimes(refreshes);
  });

  test.each([
    ['of a login', login, { username: 'a', password: 'b' }, 'refused'],
    ['of a refresh', refreshToken, { refresh_token: 'r' }, 'signedOut'],
  ] as const)('%s, which carries no token, is only a refusal', async (_name, row, input, kind) => {
    const { call, requests, refresh } = caller([unauthorized]);
    expect(await call(row, input as never)).toEqual({
      ok: false,
      problem: { kind, message: 'Unauthenticated' },
    });
    expect(bearers(requests)).toEqual([null]);
    expect(refresh).not.toHaveBeenCalled();
  });
});

test.each([
  [userProfile, undefined, 15_000],
  [addTransfer, transfer, 30_000],
  [addDeposit, deposit, 30_000],
  [addDeposit, { ...deposit, receipt: new Blob(['picture']) }, 120_000],
] as const)('passing the time limit is a timeout', async (row, input, limit) => {
  const stopped = AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stopped);
  const fetch = (_url: unknown, init?: RequestInit) => Promise.reject(init?.signal?.reason);
  expect(await caller([], { fetch }).call(row, input as never)).toEqual({
    ok: false,
    problem: { kind: 'timeout' },
  });
  expect(timeout).toHaveBeenCalledWith(limit);
});
