// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSentRequests } from '../../../../../src/lib/stores/money/sent-requests.ts';
import { readSentRequest } from '../../../../../src/lib/stores/money/stored-request.ts';
import { fakeCall, offline, type Sent } from '../../fake-backend.ts';
import { type Row, reportResponse, row } from '../../report-rows.ts';

const PLAYER = '7';
const AMOUNT = '12.50';
const ALL_LOOKS_MS = 40_000;

let rows: Row[];
let isOffline: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  rows = [row('D1', 'Approved')];
  isOffline = false;
});

/** The store of a page; a later one is the page after a reload. */
function openPage() {
  const { call, sent } = fakeCall({ 'v1/report': (request: Sent) => (isOffline ? offline() : reportResponse(rows, request)) });
  const moneyMoved = atom(0);
  return { ...createSentRequests({ call, moneyMoved }), moneyMoved, reads: sent };
}

/** Fills in a form and sends it; then the page is left. */
async function sendAndLeave(page = openPage(), request = 'one') {
  await page.readKnownRows('deposit');
  vi.advanceTimersByTime(1);
  page.noteSent('deposit', PLAYER, { request, amount: AMOUNT });
  return page;
}

/** Sends a request that is answered. */
function answer(page: ReturnType<typeof openPage>): void {
  page.noteAnswered('transfer', page.noteSent('transfer', PLAYER, { request: 'other', amount: AMOUNT }));
}

/** Opens the form's page again, and waits for the first look. */
async function reload() {
  vi.advanceTimersByTime(1);
  const page = openPage();
  const close = page.lookForUnanswered('deposit', PLAYER);
  await vi.advanceTimersByTimeAsync(0);
  return { ...page, close };
}

test('a request that is in the report after a reload is found at once, and not looked for again', async () => {
  await sendAndLeave();
  rows = [row('D2', 'Pending'), ...rows];
  const { $unanswered, reads } = await reload();
  expect($unanswered.get()).toMatchObject({ status: 'found', amount: AMOUNT, row: { id: 'D2', status: 'Pending' } });
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  // The second is for the next request.
  expect(reads).toHaveLength(2);
  expect((await reload()).$unanswered.get()).toBeUndefined();
});

test('one that comes later is found by a later look, and meanwhile it is looked for', async () => {
  await sendAndLeave();
  const { $unanswered, isLookedFor } = await reload();
  expect($unanswered.get()).toEqual({ status: 'looking', amount: AMOUNT });
  expect([isLookedFor('one'), isLookedFor('two')]).toEqual([true, false]);
  rows = [row('D2', 'Pending'), ...rows];
  await vi.advanceTimersByTimeAsync(2_000);
  expect($unanswered.get()?.status).toBe('found');
  expect(isLookedFor('one')).toBe(false);
});

test('a push makes it look at once', async () => {
  await sendAndLeave();
  const { $unanswered, moneyMoved } = await reload();
  rows = [row('D2', 'Approved'), ...rows];
  moneyMoved.set(1);
  await vi.advanceTimersByTimeAsync(0);
  expect($unanswered.get()).toMatchObject({ status: 'found', row: { status: 'Approved' } });
});

test('one that never comes is looked for a few times, with growing pauses', async () => {
  await sendAndLeave();
  const { $unanswered, reads } = await reload();
  const counts = [];
  for (const ms of [1_999, 1, 5_000, 10_000, 19_999]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(reads.length);
  }
  expect(counts).toEqual([1, 2, 3, 4, 4]);
  expect($unanswered.get()?.status).toBe('looking');
  await vi.advanceTimersByTimeAsync(1);
  expect($unanswered.get()).toEqual({ status: 'notFound', amount: AMOUNT });
  expect((await reload()).$unanswered.get()).toBeUndefined();
});

test('a page that is left while it looks goes on looking when it is opened again', async () => {
  await sendAndLeave();
  const { $unanswered, close, reads } = await reload();
  close();
  expect($unanswered.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  expect(reads).toHaveLength(1);
  expect((await reload()).$unanswered.get()?.status).toBe('looking');
});

test('one that is found after its form was left is said by the next', async () => {
  await sendAndLeave();
  rows = [row('D2', 'Pending'), ...rows];
  const { $unanswered, lookForUnanswered, moneyMoved } = openPage();
  const close = lookForUnanswered('deposit', PLAYER);
  moneyMoved.set(1);
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect($unanswered.get()).toBeUndefined();
  expect((await reload()).$unanswered.get()?.status).toBe('found');
});

test('the newest rows are read once while a form is being filled in, and again after a failure or a request', async () => {
  const page = openPage();
  isOffline = true;
  await page.readKnownRows('deposit');
  isOffline = false;
  await Promise.all([page.readKnownRows('deposit'), page.readKnownRows('deposit')]);
  expect(page.reads).toHaveLength(2);
  await sendAndLeave(page);
  await page.readKnownRows('deposit');
  expect(page.reads).toHaveLength(3);
});

test.each([
  ['was not found', [], 'notFound', ['D1']],
  ['was rejected', [row('D2', 'Rejected')], 'found', ['D2', 'D1']],
])('after a request that %s the same can be told by its row, although nothing was changed', async (_, booked, status, knownIds) => {
  await sendAndLeave();
  rows = [...booked, ...rows];
  const page = await reload();
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  expect(page.$unanswered.get()?.status).toBe(status);
  expect(page.noteSent('deposit', PLAYER, { request: 'one', amount: AMOUNT })).toMatchObject({ knownIds });
});

test.each<[string, () => Promise<unknown>]>([
  ['the rows have not been read', async () => openPage().noteSent('deposit', PLAYER, { request: 'one', amount: AMOUNT })],
  [
    'another tab has sent something in the moment when they were read',
    async () => {
      const [page, other] = [openPage(), openPage()];
      await page.readKnownRows('deposit');
      answer(other);
      await sendAndLeave(page);
    },
  ],
  [
    'a row before it could not be read',
    async () => {
      const id = rows[0]?.transaction_id;
      Object.assign(rows[0] ?? {}, { transaction_id: null });
      await sendAndLeave();
      Object.assign(rows[0] ?? {}, { transaction_id: id });
    },
  ],
  ['an older one is not answered yet', async () => sendAndLeave(await sendAndLeave(), 'two')],
])('no row is taken for it when %s', async (_, send) => {
  await send();
  rows = [row('D2', 'Approved'), ...rows];
  const { $unanswered, reads } = await reload();
  expect($unanswered.get()?.status).toBe('notFound');
  expect(reads).toEqual([]);
});

test.each([
  ['not told by its row within a minute', 59_997, 'notFound'],
  ['told by its row later', 60_000, 'found'],
])('a request after one that could not be looked for is %s, whatever was answered meanwhile', async (_, ms, status) => {
  openPage().noteSent('deposit', PLAYER, { request: 'one', amount: AMOUNT });
  const page = await reload();
  expect(page.$unanswered.get()?.status).toBe('notFound');
  answer(openPage());
  await vi.advanceTimersByTimeAsync(ms);
  await sendAndLeave(page, 'two');
  rows = [row('D2', 'Approved'), ...rows];
  expect((await reload()).$unanswered.get()?.status).toBe(status);
});

test.each([
  ['the open form', 'deposit', PLAYER, 'looking'],
  ['no other form', 'withdraw', PLAYER, undefined],
  ['no other player’s form', 'deposit', '8', undefined],
] as const)('a request without an answer is looked for by %s', async (_, kind, player, status) => {
  const page = openPage();
  page.lookForUnanswered(kind, player);
  await sendAndLeave(page);
  page.noteUnconfirmed('deposit', PLAYER);
  expect(page.$unanswered.get()?.status).toBe(status);
});

test('a request that was answered is not looked for after a reload', async () => {
  answer(openPage());
  const { $unanswered, lookForUnanswered } = openPage();
  lookForUnanswered('transfer', PLAYER);
  expect($unanswered.get()).toBeUndefined();
});

test('a request after one that was answered can be told by its row at once', async () => {
  const page = openPage();
  answer(page);
  vi.advanceTimersByTime(1);
  await sendAndLeave(page, 'two');
  rows = [row('D2', 'Approved'), ...rows];
  expect((await reload()).$unanswered.get()?.status).toBe('found');
});

test('a row that a later request of another tab may have brought is nobody’s, nor one that comes a moment later', async () => {
  await sendAndLeave();
  const page = await reload();
  vi.advanceTimersByTime(1);
  answer(openPage());
  rows = [row('D2', 'Approved'), ...rows];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(page.$unanswered.get()?.status).toBe('notFound');
  await sendAndLeave(page, 'two');
  expect(readSentRequest('deposit', PLAYER)?.knownIds).toBeUndefined();
});

test('a request that is sent while an older one is looked for takes its place', async () => {
  await sendAndLeave();
  const page = await reload();
  page.noteSent('deposit', PLAYER, { request: 'two', amount: '5' });
  expect(page.$unanswered.get()).toBeUndefined();
  rows = [row('D2', 'Approved'), ...rows];
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  expect(page.$unanswered.get()).toBeUndefined();
  expect(readSentRequest('deposit', PLAYER)).toMatchObject({ request: 'two' });
});

test('what was found is dismissed, what is looked for is not', async () => {
  await sendAndLeave();
  const { $unanswered, dismissUnanswered } = await reload();
  dismissUnanswered();
  expect($unanswered.get()?.status).toBe('looking');
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  dismissUnanswered();
  expect($unanswered.get()).toBeUndefined();
});
