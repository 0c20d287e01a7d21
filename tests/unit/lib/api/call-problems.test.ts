import { expect, test } from 'vitest';
import { gameAccountBalance, launchGame } from '@/lib/api/routes/games';
import { userProfile } from '@/lib/api/routes/session';
import { addTransfer } from '@/lib/api/routes/wallet';
import { setBackendTime, siteNow } from '@/lib/domain/site-time';
import { type Answer, caller, transfer } from './fake-caller.ts';

/** What answers with a body, which a text is already, a status and headers. */
function reply(body: unknown, status = 200, headers = {}): Answer {
  return () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
}
/** What refuses, and says when to come back. */
const wait = (status: number, retryAfter: string) =>
  reply({ success: false, message: 'Wait' }, status, { 'retry-after': retryAfter });
const no = { success: false, message: 'No' };
const refused = (message?: string) => ({ kind: 'refused', message });
/** Whether it was done is not known. */
const unclear = (message?: string) => ({ ...refused(message), isUnclear: true });
/** The same, from a server that failed. */
const broken = (message?: string) => ({ ...unclear(message), isServerError: true });

test.each<[string, Answer, object]>([
  ['the server’s message', reply({ success: false, message: 'Too little' }), refused('Too little')],
  [
    'its error, where it has no message',
    reply({ success: false, error: 'Name taken' }),
    refused('Name taken'),
  ],
  [
    'the message before the error',
    reply({ success: false, error: 'E1', message: 'Too little' }),
    refused('Too little'),
  ],
  [
    'the first of several',
    reply({ success: false, error: { phone: ['Phone taken', 'x'] } }),
    refused('Phone taken'),
  ],
  ['an error without success', reply({ error: 'No such game' }), refused('No such game')],
  ['no message at all', reply({ success: false }), refused()],
  [
    'a message that is no text',
    reply({ success: false, message: { a: 1 }, error: true }),
    refused(),
  ],
  ['a success that is none', reply({ success: 'no' }), unclear()],
  [
    'a message without success',
    reply({ message: 'Not enough balance' }),
    unclear('Not enough balance'),
  ],
  ['a list of errors that is empty', reply({ error: [], message: 'Done' }), unclear('Done')],
  [
    'errors by field, of which there are none',
    reply({ error: {}, message: 'Done' }),
    unclear('Done'),
  ],
  ['errors by field alone', reply({ error: { phone: ['Phone taken'] } }), refused('Phone taken')],
  ['neither success nor a message', reply({ status: 'ok' }), { kind: 'unreadable' }],
  ['a 400', reply({ message: 'Bad amount' }, 400), refused('Bad amount')],
  ['a 400 that says success', reply({ success: true, message: 'Moved' }, 400), unclear('Moved')],
  ['a 400 that is no object', reply('5', 400), { kind: 'unreadable' }],
  ['a 500 of a framework', reply({ message: 'Server Error' }, 500), broken('Server Error')],
  ['a 504 of a gateway', reply({ error: 'Timed out' }, 504), broken('Timed out')],
  ['a 500 in the backend’s words', reply(no, 500), { ...refused('No'), isServerError: true }],
  ['a 500 without words', reply({ success: false }, 500), broken()],
  [
    'a 503 that says success',
    reply({ success: true, message: 'Moved' }, 503),
    { kind: 'maintenance' },
  ],
  ['a 503 in the backend’s words', reply(no, 503), { kind: 'maintenance', isRefused: true }],
  ['a 429 until later', wait(429, '7'), { ...refused('Wait'), retryAfterMs: 7_000 }],
  [
    'a 503 until later',
    wait(503, '7'),
    { kind: 'maintenance', isRefused: true, retryAfterMs: 7_000 },
  ],
  [
    'a 503 until a date',
    wait(503, 'Wed, 21 Oct 2015 07:28:00 GMT'),
    { kind: 'maintenance', isRefused: true },
  ],
  ['a 503 until before', wait(503, '-1'), { kind: 'maintenance', isRefused: true }],
  ['a 503 until nobody knows when', wait(503, '7x'), { kind: 'maintenance', isRefused: true }],
  [
    'a 503 until a minute is over',
    wait(503, '60'),
    { kind: 'maintenance', isRefused: true, retryAfterMs: 60_000 },
  ],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
  ['a connection that ends in mid-answer', () => new Response(brokenStream()), { kind: 'offline' }],
])('the problem of an answer: %s', async (_name, answer, problem) => {
  const { call, requests } = caller([answer]);
  expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem });
  expect(requests, 'a submit is never sent again').toHaveLength(1);
});

test('a done call stays done, even if the server asks to wait', async () => {
  const { call } = caller([
    reply({ success: true, message: 'Moved' }, 200, { 'retry-after': '7' }),
  ]);
  expect(await call(addTransfer, transfer)).toEqual({ ok: true, value: 'Moved' });
});

test.each([true, 1, 'true', '1'])('there is no problem where success is %j', async (success) => {
  expect(await caller([reply({ success, message: 'Moved' })]).call(addTransfer, transfer)).toEqual({
    ok: true,
    value: 'Moved',
  });
});

test.each([
  [{ error: 'No such game' }, { ok: false, problem: refused('No such game') }],
  [{ error: [], url: 'https://games.example' }, { ok: true }],
  [{ error: {}, url: 'https://games.example' }, { ok: true }],
])('what comes of an answer that needs no success: %j', async (body, result) => {
  const game = { providerName: 'Nodi', gameCode: 'x', provider: '1', language: 'en' } as const;
  expect(await caller([reply(body)]).call(launchGame, game)).toMatchObject(result);
});

test.each<[string, Answer, object]>([
  [
    'ends the session of a call that decides it',
    reply({ message: 'Unauthenticated.' }, 401),
    { kind: 'signedOut', message: 'Unauthenticated.' },
  ],
  ['ends it without a body', reply('', 401), { kind: 'signedOut', message: undefined }],
  [
    'ends nothing as a page of whatever stands before the backend',
    reply('\n<html>', 401),
    { kind: 'unreadable' },
  ],
])('a 401 without a token %s', async (_name, answer, problem) => {
  const { call } = caller([answer], { accessToken: () => undefined });
  expect(await call(userProfile)).toEqual({ ok: false, problem });
});

const signedOut = (message?: string) => ({ kind: 'signedOut', message });

test.each<[string, Answer, object]>([
  ['403', reply({ message: 'Blocked' }, 403), signedOut('Blocked')],
  ['403 in HTML', reply('<html>', 403), { kind: 'unreadable' }],
  ['400', reply({ message: 'Malformed' }, 400), signedOut('Malformed')],
  ['400 in HTML', reply('<html>', 400), { kind: 'unreadable' }],
  ['404 with the backend’s no', reply(no, 404), signedOut('No')],
  ['404 without it', reply({ message: 'Not Found' }, 404), refused('Not Found')],
  ['429 with it', reply(no, 429), refused('No')],
  ['500 with it', reply(no, 500), { ...refused('No'), isServerError: true }],
  ['503 with it', reply(no, 503), { kind: 'maintenance', isRefused: true }],
  ['the backend’s no', reply(no), signedOut('No')],
  ['nobody', reply({ success: true, data: [] }), signedOut()],
  ['neither yes nor no', reply({ status: 'ok' }), { kind: 'unreadable' }],
  ['HTML', reply('<html>'), { kind: 'unreadable' }],
])('of a call that decides whether the session goes on: %s', async (_name, answer, problem) => {
  const { call } = caller([answer]);
  expect(await call(userProfile)).toEqual({ ok: false, problem });
});

test('the backend’s time is taken from calls about the session, which no cache answers', async () => {
  const answer = (date: string) => reply({ credit: '1', success: true, data: [] }, 200, { date });
  const { call, requests } = caller([
    answer('Mon, 05 Mar 2029 12:00:00 GMT'),
    answer('Sun, 05 Mar 2023 12:00:00 GMT'),
  ]);
  await call(userProfile);
  await call(gameAccountBalance, { provider_id: '1' });
  expect(siteNow().getUTCFullYear()).toBe(2029);
  expect(requests[0]?.cache).toBe('no-store');
  setBackendTime(new Date().toUTCString());
});

test.each([
  [{ credit: '12.50' }, 200, { credit: '12.50' }],
  [{ credit: 7 }, 200, { credit: '7' }],
  [{ credit: '1,00,000.50' }, 200, { credit: '100000.50' }],
  // A comma for a dot: without it a hundred times as much.
  [{ credit: '12,50' }, 200, { credit: '' }],
  [{ credit: 1e21 }, 200, { credit: '' }],
  [{}, 200, { credit: '' }],
  [{ credit: false }, 200, 'maintenance'],
  // Spec section 8: a failure's body is the caller's, who looks for a credit of exactly false.
  [{ success: false, credit: false }, 200, 'maintenance'],
  [{ success: false, message: 'The provider does not answer', credit: false }, 422, 'maintenance'],
  [{ error: 'The provider does not answer', credit: false }, 500, 'maintenance'],
  [{ success: false, message: 'No account', credit: 0 }, 200, refused('No account')],
])(
  'a balance from an answer without success: %j with a status %d',
  async (body, status, expected) => {
    const balance = await caller([reply(body, status)]).call(gameAccountBalance, {
      provider_id: '1',
    });
    expect(balance.ok ? balance.value : balance.problem).toEqual(expected);
  },
);

const brokenStream = () =>
  new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
