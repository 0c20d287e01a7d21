import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CallEnvironment, createCall } from '../../../../src/lib/api/call.ts';
import { gameAccountBalance, launchGame } from '../../../../src/lib/api/routes/games.ts';
import { login, refreshToken, userProfile } from '../../../../src/lib/api/routes/session.ts';
import { bank } from '../../../../src/lib/api/routes/site.ts';
import { addDeposit, addTransfer } from '../../../../src/lib/api/routes/wallet.ts';
import type { Problem, Result } from '../../../../src/lib/domain/problem.ts';
import { setBackendTime, siteNow } from '../../../../src/lib/domain/site-time.ts';

const deposit = { provider_id: '1', deposit_bank_id: '2', deposit_method: 'qr_pay', promotion_id: '', deposit_amount: '25' } as const;
const transfer = { transfer_amount: '25', transfer_from_provider_id: '1', transfer_to_provider_id: '2' };
const unauthorized = () => Response.json({ success: false, message: 'Unauthenticated' }, { status: 401 });
const done = () => Response.json({ success: true, message: 'Moved' });

type Answer = () => Response | Promise<Response>;

/** A caller whose backend gives these answers in turn; `requests` is what it received. */
function caller(answers: Answer[], environment: Partial<CallEnvironment> = {}) {
  const requests: Request[] = [];
  const refresh = vi.fn(async (): Promise<Result<string>> => ({ ok: true, value: 'new-token' }));
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(url, init));
    const answer = answers[requests.length - 1];
    if (!answer) throw new Error('one call too many');
    return answer();
  };
  const call = createCall({
    fetch,
    base: 'https://api.example',
    language: () => 'en',
    refCode: () => undefined,
    accessToken: () => 'old-token',
    refresh,
    ...environment,
  });
  return { call, requests, refresh };
}

const bearers = (requests: Request[]) => requests.map((request) => request.headers.get('authorization'));

describe('common to every request', () => {
  test('locale, and no header that has nothing to say', async () => {
    const { call, requests } = caller([() => Response.json({ data: [] })], { accessToken: () => undefined });
    await call(bank);
    expect(requests[0]?.url).toBe('https://api.example/api/v1/bank?locale=en&currency_id=1');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({ accept: 'application/json' });
  });

  test('bearer, referral code and language as they are at the time of the call', async () => {
    const { call, requests } = caller([done], { refCode: () => 'friend', language: () => 'bd' });
    await call(addTransfer, transfer);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer old-token');
    expect(requests[0]?.headers.get('refcode')).toBe('friend');
    expect(requests[0]?.url).toContain('locale=bd');
  });

  test.each([
    [login, { username: 'a', password: 'b' }],
    [refreshToken, { refresh_token: 'r' }],
  ] as const)('a call about getting a token carries none', async (row, input) => {
    const { call, requests } = caller([() => Response.json({ token: 't' })]);
    await call(row, input as never);
    expect(bearers(requests)).toEqual([null]);
  });

  test('an empty base means the page’s own origin', async () => {
    const addresses: string[] = [];
    const fetch = async (url: unknown) => {
      addresses.push(String(url));
      return done();
    };
    await caller([], { base: '', fetch }).call(userProfile);
    expect(addresses).toEqual(['/api/v1/user-profile?locale=en']);
  });
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
    expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem: { kind: 'refused', message: 'Unauthenticated' } });
    expect(requests).toHaveLength(2);
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('a token that was renewed while the call was under way is used without a refresh', async () => {
    const tokens = ['old-token', 'others-token'];
    const { call, requests, refresh } = caller([unauthorized, done], { accessToken: () => tokens.shift() });
    await call(addTransfer, transfer);
    expect(bearers(requests)).toEqual(['Bearer old-token', 'Bearer others-token']);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('after the session ended while the call was under way nothing more is sent', async () => {
    const tokens = ['old-token', undefined];
    const refresh = vi.fn(async (): Promise<Result<string>> => ({ ok: false, problem: { kind: 'signedOut' } }));
    const { call, requests } = caller([unauthorized], { accessToken: () => tokens.shift(), refresh });
    expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem: { kind: 'signedOut' } });
    expect(requests).toHaveLength(1);
    expect(refresh, 'which leads to the login').toHaveBeenCalledOnce();
  });

  test.each([
    ['before the call', [true], 0, 0],
    ['while it was under way', [false, true], 1, 0],
    ['while the token was renewed', [false, false, true], 1, 1],
    ['never', [false, false, false], 2, 1],
  ])('another player’s token, known %s, is not used', async (_name, answers, count, refreshes) => {
    const { call, requests, refresh } = caller([unauthorized, done], { isOtherPlayers: () => answers.shift() ?? false });
    expect((await call(addTransfer, transfer)).ok).toBe(count === 2);
    expect(requests).toHaveLength(count);
    expect(refresh).toHaveBeenCalledTimes(refreshes);
  });

  test.each<[Problem, Problem]>([
    [
      { kind: 'signedOut', message: 'No refresh token available' },
      { kind: 'signedOut', message: 'No refresh token available' },
    ],
    [{ kind: 'offline' }, { kind: 'notRetried' }],
    [{ kind: 'timeout' }, { kind: 'notRetried' }],
    [{ kind: 'refused', message: 'Server Error', isServerError: true }, { kind: 'notRetried' }],
    [{ kind: 'maintenance', retryAfterMs: 5_000 }, { kind: 'notRetried' }],
  ])('a refresh that ends with %j ends the call, which did nothing, with %j', async (problem, ofTheCall) => {
    const { call, requests } = caller([unauthorized], { refresh: async () => ({ ok: false, problem }) });
    expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem: ofTheCall });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['without a token', userProfile, undefined, { accessToken: () => undefined }, 'signedOut'],
    ['of a login', login, { username: 'a', password: 'b' }, {}, 'refused'],
    ['of a refresh', refreshToken, { refresh_token: 'r' }, {}, 'signedOut'],
  ] as const)('%s is only a refusal', async (_name, row, input, environment, kind) => {
    const { call, requests, refresh } = caller([unauthorized], environment);
    expect(await call(row, input as never)).toEqual({ ok: false, problem: { kind, message: 'Unauthenticated' } });
    expect(requests).toHaveLength(1);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('problems', () => {
  const json =
    (body: unknown, status = 200) =>
    () =>
      Response.json(body, { status });
  const text =
    (body: string, status = 200) =>
    () =>
      new Response(body, { status });
  const refused = (message?: string) => ({ kind: 'refused', message });

  test.each<[string, Answer, object]>([
    ['the server’s message', json({ success: false, message: 'Too little' }), refused('Too little')],
    ['its error, where it has no message', json({ success: false, error: 'Name taken' }), refused('Name taken')],
    ['the message before the error', json({ success: false, error: 'E1', message: 'Too little' }), refused('Too little')],
    ['the first of several', json({ success: false, error: { phone: ['Phone taken', 'x'] } }), refused('Phone taken')],
    ['an error without success', json({ error: 'No such game' }), refused('No such game')],
    ['no message at all', json({ success: false }), refused()],
    ['a message that is no text', json({ success: false, message: { a: 1 }, error: true }), refused()],
    ['markup for a message', json({ success: false, message: '<img src=x onerror=alert(1)>' }), refused()],
    ['a success that is none', json({ success: 'no' }), refused()],
    ['a message without success', json({ message: 'Not enough balance' }), refused('Not enough balance')],
    ['another word for it', json({ status: 'error', message: 'Not enough balance' }), refused('Not enough balance')],
    ['neither success nor a message', json({ status: 'ok' }), { kind: 'unreadable' }],
    ['an empty object', json({}), { kind: 'unreadable' }],
    ['a success of null', json({ success: null }), { kind: 'unreadable' }],
    ['a status 400', json({ message: 'Bad amount' }, 400), refused('Bad amount')],
    ['a status 400 that says success', json({ success: true, message: 'Bad amount' }, 400), refused('Bad amount')],
    ['a status 400 that is no object', text('5', 400), { kind: 'unreadable' }],
    ['a status 422 that says success', json({ success: true, message: 'Bad amount' }, 422), refused('Bad amount')],
    ['a status 429', json({ success: false, message: 'Too many tries' }, 429), refused('Too many tries')],
    ['a status 500', json({ message: 'Server Error' }, 500), { ...refused('Server Error'), isServerError: true }],
    ['a status 503', json({ message: 'Back soon' }, 503), { kind: 'maintenance' }],
    ['a status 503 with the backend’s no', json({ success: false, message: 'Back soon' }, 503), { kind: 'maintenance', isRefused: true }],
    ['a status 503 in HTML', text('<h1>Back soon</h1>', 503), { kind: 'maintenance' }],
    ['HTML', text('<html>'), { kind: 'unreadable' }],
    ['HTML of a broken gateway', text('<html>', 502), { kind: 'unreadable' }],
    ['nothing', text(''), { kind: 'unreadable' }],
    ['JSON cut off', text('{"success":tr'), { kind: 'unreadable' }],
    ...['null', '5', '"text"', '[]', 'true'].map((body): [string, Answer, object] => [body, text(body), { kind: 'unreadable' }]),
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
    ['a connection that ends in mid-answer', () => new Response(brokenStream()), { kind: 'offline' }],
  ])('%s', async (_name, answer, problem) => {
    const { call, requests } = caller([answer]);
    expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem });
    expect(requests, 'a submit is never sent again').toHaveLength(1);
  });

  test.each([
    ['429', { kind: 'refused', message: 'Wait', retryAfterMs: 7_000 }, '7'],
    ['503', { kind: 'maintenance', retryAfterMs: 7_000 }, '7'],
    ['503', { kind: 'maintenance' }, 'Wed, 21 Oct 2015 07:28:00 GMT'],
    ['503', { kind: 'maintenance' }, '-1'],
    ['503', { kind: 'maintenance' }, '7x'],
    ['503', { kind: 'maintenance', retryAfterMs: 60_000 }, '60'],
  ])('%s: %j after "Retry-After: %s"', async (status, problem, seconds) => {
    const { call } = caller([() => Response.json({ message: 'Wait' }, { status: Number(status), headers: { 'retry-after': seconds } })]);
    expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem });
  });

  test('a done call stays done, even if the server asks to wait', async () => {
    const { call } = caller([() => Response.json({ success: true, message: 'Moved' }, { headers: { 'retry-after': '7' } })]);
    expect(await call(addTransfer, transfer)).toEqual({ ok: true, value: 'Moved' });
  });

  test.each([true, 1, 'true', '1'])('none, where success is %j', async (success) => {
    expect(await caller([json({ success, message: 'Moved' })]).call(addTransfer, transfer)).toEqual({ ok: true, value: 'Moved' });
  });

  test('an error is a refusal where the answer needs no success', async () => {
    const { call } = caller([json({ error: 'No such game' })]);
    const game = { providerName: 'Nodi', gameCode: 'x', provider: '1', language: 'en' } as const;
    expect(await call(launchGame, game)).toEqual({ ok: false, problem: refused('No such game') });
  });

  test('a 401 without a token ends the session of a call that decides it, also in HTML', async () => {
    const { call } = caller([text('<html>', 401)], { accessToken: () => undefined });
    expect(await call(userProfile)).toEqual({ ok: false, problem: { kind: 'signedOut', message: undefined } });
  });

  describe('of a call that decides whether the session goes on', () => {
    const signedOut = (message?: string) => ({ kind: 'signedOut', message });
    const no = { success: false, message: 'No' };

    test.each<[string, Answer, object]>([
      ['403', json({ message: 'Blocked' }, 403), signedOut('Blocked')],
      ['403 in HTML', text('<html>', 403), signedOut()],
      ['400', json({ message: 'Malformed' }, 400), signedOut('Malformed')],
      ['400 in HTML', text('<html>', 400), { kind: 'unreadable' }],
      ['404 with the backend’s no', json(no, 404), signedOut('No')],
      ['404 without it', json({ message: 'Not Found' }, 404), refused('Not Found')],
      ['429 with it', json(no, 429), refused('No')],
      ['500 with it', json(no, 500), { ...refused('No'), isServerError: true }],
      ['503 with it', json(no, 503), { kind: 'maintenance', isRefused: true }],
      ['the backend’s no', json(no), signedOut('No')],
      ['nobody', json({ success: true, data: [] }), signedOut()],
      ['neither yes nor no', json({ status: 'ok' }), { kind: 'unreadable' }],
      ['HTML', text('<html>'), { kind: 'unreadable' }],
    ])('%s', async (_name, answer, problem) => {
      const { call } = caller([answer]);
      expect(await call(userProfile)).toEqual({ ok: false, problem });
    });
  });

  test('the backend’s time is taken from calls about the session, which no cache answers', async () => {
    const answer = (date: string) => () => Response.json({ credit: '1', success: true, data: [] }, { headers: { date } });
    const { call, requests } = caller([answer('Mon, 05 Mar 2029 12:00:00 GMT'), answer('Sun, 05 Mar 2023 12:00:00 GMT')]);
    await call(userProfile);
    await call(gameAccountBalance, { provider_id: '1' });
    expect(siteNow().getUTCFullYear()).toBe(2029);
    expect(requests[0]?.cache).toBe('no-store');
    setBackendTime(new Date().toUTCString());
  });

  test('an answer that is not what the row promises', async () => {
    const { call } = caller([json({ success: true, token: 5 })]);
    expect(await call(login, { username: 'a', password: 'b' })).toEqual({ ok: false, problem: { kind: 'unreadable' } });
  });

  test.each([
    [{ credit: '12.50' }, { credit: '12.50' }],
    [{ credit: 7 }, { credit: '7' }],
    [{ credit: '1,00,000.50' }, { credit: '100000.50' }],
    // A comma for a dot: without it a hundred times as much.
    [{ credit: '12,50' }, { credit: '' }],
    [{ credit: 1e21 }, { credit: '' }],
    [{ credit: false }, 'maintenance'],
    [{ credit: 'false' }, { credit: '' }],
    [{ credit: null }, { credit: '' }],
    [{}, { credit: '' }],
  ])('an answer without success is one: balance %j', async (body, value) => {
    expect(await caller([json(body)]).call(gameAccountBalance, { provider_id: '1' })).toEqual({ ok: true, value });
  });

  function brokenStream() {
    return new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
  }
});

describe('upload progress', () => {
  /** Stands in for XMLHttpRequest. */
  const upload = async (_url: string, _init: RequestInit, onProgress: (share: number) => void) => {
    onProgress(0.5);
    return Response.json({ success: true });
  };

  test('is reported where the caller asks for it', async () => {
    const { call, requests } = caller([], { upload });
    const onUploadProgress = vi.fn();
    expect((await call(addDeposit, deposit, { onUploadProgress })).ok).toBe(true);
    expect(onUploadProgress).toHaveBeenCalledExactlyOnceWith(0.5);
    expect(requests).toEqual([]);
  });

  test.each([
    ['without a listener', { upload }, {}],
    ['where no upload is given', {}, { onUploadProgress: () => undefined }],
  ])('%s the request goes through fetch', async (_name, environment, options) => {
    const { call, requests } = caller([() => Response.json({ success: true })], environment);
    expect((await call(addDeposit, deposit, options)).ok).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('a failed upload is a network fault', async () => {
    const { call } = caller([], { upload: () => Promise.reject(new TypeError('cut')) });
    expect(await call(addDeposit, deposit, { onUploadProgress: () => undefined })).toEqual({ ok: false, problem: { kind: 'offline' } });
  });
});

describe('time limit', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    [userProfile, undefined, 15_000],
    [addTransfer, transfer, 30_000],
  ] as const)('passing it is a timeout', async (row, input, limit) => {
    const stopped = AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stopped);
    const fetch = (_url: unknown, init?: RequestInit) => Promise.reject(init?.signal?.reason);
    expect(await caller([], { fetch }).call(row, input as never)).toEqual({ ok: false, problem: { kind: 'timeout' } });
    expect(timeout).toHaveBeenCalledWith(limit);
  });
});

test('every request that failed is told, also one that is then repeated', async () => {
  const onProblem = vi.fn();
  const answers = [unauthorized, () => new Response('<html>'), () => Promise.reject(new TypeError('no network')), done];
  const { call } = caller(answers, { onProblem });
  await call(addTransfer, transfer);
  await call(addTransfer, transfer);
  await call(addTransfer, transfer);
  expect(onProblem.mock.calls.map(([path, problem]) => [path, problem.kind])).toEqual([
    ['v1/user/add-transfer', 'refused'],
    ['v1/user/add-transfer', 'unreadable'],
    ['v1/user/add-transfer', 'offline'],
  ]);
});
