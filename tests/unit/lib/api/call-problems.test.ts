import { expect, test } from 'vitest';
import { gameAccountBalance, launchGame } from '@/lib/api/routes/games';
import { userProfile } from '@/lib/api/routes/session';
import { addTransfer } from '@/lib/api/routes/wallet';
import { setBackendTime, siteNow } from '@/lib/domain/site-time';
import { type Answer, caller, transfer } from './fake-caller.ts';

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
const no = { success: false, message: 'No' };
const refused = (message?: string) => ({ kind: 'refused', message });
/** Whether it was done is not known. */
const unclear = (message?: string) => ({ ...refused(message), isUnclear: true });
/** The same, from a server that failed. */
const broken = (message?: string) => ({ ...unclear(message), isServerError: true });

test.each<[string, Answer, object]>([
  ['the server’s message', json({ success: false, message: 'Too little' }), refused('Too little')],
  [
    'its error, where it has no message',
    json({ success: false, error: 'Name taken' }),
    refused('Name taken'),
  ],
  [
    'the message before the error',
    json({ success: false, error: 'E1', message: 'Too little' }),
    refused('Too little'),
  ],
  [
    'the first of several',
    json({ success: false, error: { phone: ['Phone taken', 'x'] } }),
    refused('Phone taken'),
  ],
  ['an error without success', json({ error: 'No such game' }), refused('No such game')],
  ['no message at all', json({ success: false }), refused()],
  [
    'a message that is no text',
    json({ success: false, message: { a: 1 }, error: true }),
    refused(),
  ],
  ['a success that is none', json({ success: 'no' }), unclear()],
  [
    'a message without success',
    json({ message: 'Not enough balance' }),
    unclear('Not enough balance'),
  ],
  ['a list of errors that is empty', json({ error: [], message: 'Done' }), unclear('Done')],
  [
    'errors by field, of which there are none',
    json({ error: {}, message: 'Done' }),
    unclear('Done'),
  ],
  ['errors by field alone', json({ error: { phone: ['Phone taken'] } }), refused('Phone taken')],
  ['neither success nor a message', json({ status: 'ok' }), { kind: 'unreadable' }],
  ['a 400', json({ message: 'Bad amount' }, 400), refused('Bad amount')],
  ['a 400 that says success', json({ success: true, message: 'Moved' }, 400), unclear('Moved')],
  ['a 400 that is no object', text('5', 400), { kind: 'unreadable' }],
  ['a 500 of a framework', json({ message: 'Server Error' }, 500), broken('Server Error')],
  ['a 504 of a gateway', json({ error: 'Timed out' }, 504), broken('Timed out')],
  ['a 500 in the backend’s words', json(no, 500), { ...refused('No'), isServerError: true }],
  ['a 500 without words', json({ success: false }, 500), broken()],
  [
    'a 503 that says success',
    json({ success: true, message: 'Moved' }, 503),
    { kind: 'maintenance' },
  ],
  ['a 503 in the backend’s words', json(no, 503), { kind: 'maintenance', isRefused: true }],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
  ['a connection that ends in mid-answer', () => new Response(brokenStream()), { kind: 'offline' }],
])('the problem of an answer: %s', async (_name, answer, problem) => {
  const { call, requests } = caller([answer]);
  expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem });
  expect(requests, 'a submit is never sent again').toHaveLength(1);
});

test.each([
  ['429', { kind: 'refused', message: 'Wait', retryAfterMs: 7_000 }, '7'],
  ['503', { kind: 'maintenance', isRefused: true, retryAfterMs: 7_000 }, '7'],
  ['503', { kind: 'maintenance', isRefused: true }, 'Wed, 21 Oct 2015 07:28:00 GMT'],
  ['503', { kind: 'maintenance', isRefused: true }, '-1'],
  ['503', { kind: 'maintenance', isRefused: true }, '7x'],
  ['503', { kind: 'maintenance', isRefused: true, retryAfterMs: 60_000 }, '60'],
])('%s: %j after "Retry-After: %s"', async (status, problem, seconds) => {
  const { call } = caller([
    () =>
      Response.json(
        { success: false, message: 'Wait' },
        { status: Number(status), headers: { 'retry-after': seconds } },
      ),
  ]);
  expect(await call(addTransfer, transfer)).toEqual({ ok: false, problem });
});

test('a done call stays done, even if the server asks to wait', async () => {
  const { call } = caller([
    () => Response.json({ success: true, message: 'Moved' }, { headers: { 'retry-after': '7' } }),
  ]);
  expect(await call(addTransfer, transfer)).toEqual({ ok: true, value: 'Moved' });
});

test.each([true, 1, 'true', '1'])('there is no problem where success is %j', async (success) => {
  expect(await caller([json({ success, message: 'Moved' })]).call(addTransfer, transfer)).toEqual({
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
  expect(await caller([json(body)]).call(launchGame, game)).toMatchObject(result);
});

test.each<[string, Answer, object]>([
  [
    'ends the session of a call that decides it',
    json({ message: 'Unauthenticated.' }, 401),
    { kind: 'signedOut', message: 'Unauthenticated.' },
  ],
  ['ends it without a body', text('', 401), { kind: 'signedOut', message: undefined }],
  [
    'ends nothing as a page of whatever stands before the backend',
    text('\n<html>', 401),
    { kind: 'unreadable' },
  ],
])('a 401 without a token %s', async (_name, answer, problem) => {
  const { call } = caller([answer], { accessToken: () => undefined });
  expect(await call(userProfile)).toEqual({ ok: false, problem });
});

const signedOut = (message?: string) => ({ kind: 'signedOut', message });

test.each<[string, Answer, object]>([
  ['403', json({ message: 'Blocked' }, 403), signedOut('Blocked')],
  ['403 in HTML', text('<html>', 403), { kind: 'unreadable' }],
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
])('of a call that decides whether the session goes on: %s', async (_name, answer, problem) => {
  const { call } = caller([answer]);
  expect(await call(userProfile)).toEqual({ ok: false, problem });
});

test('the backend’s time is taken from calls about the session, which no cache answers', async () => {
  const answer = (date: string) => () =>
    Response.json({ credit: '1', success: true, data: [] }, { headers: { date } });
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
  [{ credit: '12.50' }, { credit: '12.50' }],
  [{ credit: 7 }, { credit: '7' }],
  [{ credit: '1,00,000.50' }, { credit: '100000.50' }],
  // A comma for a dot: without it a hundred times as much.
  [{ credit: '12,50' }, { credit: '' }],
  [{ credit: 1e21 }, { credit: '' }],
  [{ credit: false }, 'maintenance'],
  [{}, { credit: '' }],
])('an answer without success is one: balance %j', async (body, value) => {
  expect(await caller([json(body)]).call(gameAccountBalance, { provider_id: '1' })).toEqual({
    ok: true,
    value,
  });
});

// Spec section 8: a failure's body is the caller's, who looks for a credit of exactly false.
test.each([
  [200, { success: false, credit: false }],
  [422, { success: false, message: 'The provider does not answer', credit: false }],
  [500, { error: 'The provider does not answer', credit: false }],
])('a provider in maintenance, told with a status %d', async (status, body) => {
  const { call } = caller([json(body, status)]);
  expect(await call(gameAccountBalance, { provider_id: '1' })).toEqual({
    ok: true,
    value: 'maintenance',
  });
});

test('a balance that is refused is not one in maintenance', async () => {
  const { call } = caller([json({ success: false, message: 'No account', credit: 0 })]);
  expect(await call(gameAccountBalance, { provider_id: '1' })).toEqual({
    ok: false,
    problem: refused('No account'),
  });
});

const brokenStream = () =>
  new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
