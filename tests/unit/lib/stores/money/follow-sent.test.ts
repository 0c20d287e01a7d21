// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import { delay } from '../../../../../src/lib/browser/page/when.ts';
import type { ReportRow } from '../../../../../src/lib/domain/report/report.ts';
import { createFollowSent } from '../../../../../src/lib/stores/money/follow-sent.ts';
import { createSentRequests } from '../../../../../src/lib/stores/money/sent-requests.ts';
import { fakeCall, offline, type Sent } from '../../fake-backend.ts';
import { type Row, reportResponse, row } from '../../report-rows.ts';

const ALL_LOOKS_MS = 40_000;

let rows: Row[];
let isOffline: boolean;
/** How long an answer is on its way. */
let slowMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  rows = [row('D1', 'Approved')];
  isOffline = false;
  slowMs = 0;
});

/** A page whose deposit of 12.50 has been taken. */
async function openPage({ readsRows = true, known = undefined as ReportRow | undefined } = {}) {
  const { call, sent: reads } = fakeCall({
    async 'v1/report'(request: Sent) {
      if (isOffline) return offline();
      const response = reportResponse(rows, request);
      if (slowMs) await delay(slowMs);
      return response;
    },
  });
  const moneyMoved = atom(0);
  const requests = createSentRequests({ call, moneyMoved });
  if (readsRows) await requests.readKnownRows('deposit');
  vi.advanceTimersByTime(1);
  const sent = known ? undefined : requests.noteSent('deposit', '7', { request: 'one', amount: '12.50' });
  reads.length = 0;
  const given: string[] = [];
  const stop = createFollowSent({ call, moneyMoved })({ kind: 'deposit', sent, row: known }, ({ id, status }) =>
    given.push(`${id} ${status}`),
  );
  return { given, reads, stop, requests, push: () => moneyMoved.set(moneyMoved.get() + 1) };
}

test('a row that is there is given at once, and looked at no more once it is decided', async () => {
  const { given, reads } = await openPage();
  rows = [row('D2', 'Approved'), ...rows];
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  expect(given).toEqual(['D2 Approved']);
  expect(reads).toHaveLength(1);
});

test('a row that comes later is found, and one that is not decided is looked at a few times only', async () => {
  const { given, reads } = await openPage();
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toEqual([]);
  rows = [row('D2', 'Pending'), ...rows];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(given).toEqual(['D2 Pending']);
  await vi.advanceTimersByTimeAsync(10 * ALL_LOOKS_MS);
  expect(reads).toHaveLength(5);
});

test('a push or a return makes it look at once, long after the last look, and once', async () => {
  const { given, reads, push } = await openPage();
  rows = [row('D2', 'Processing'), ...rows];
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  rows = [row('D2', 'Rejected'), row('D1', 'Approved')];
  reads.length = 0;
  // What a return has asked for again is announced in the same way.
  document.dispatchEvent(new Event('visibilitychange'));
  push();
  await vi.advanceTimersByTimeAsync(0);
  expect([given.at(-1), reads.length]).toEqual(['D2 Rejected', 1]);
});

test('a look that takes longer than the next one brings no older state back', async () => {
  const page = await openPage();
  rows = [row('D2', 'Pending'), ...rows];
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  slowMs = 6_000;
  page.push();
  await vi.advanceTimersByTimeAsync(1_000);
  slowMs = 0;
  rows = [row('D2', 'Approved'), row('D1', 'Approved')];
  page.push();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.given.at(-1)).toBe('D2 Approved');
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  expect(page.given.at(-1)).toBe('D2 Approved');
});

test('a report that has lost its row says nothing of another one', async () => {
  const { given, push } = await openPage();
  rows = [row('D2', 'Pending'), ...rows];
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  rows = [row('D3', 'Approved')];
  push();
  await vi.advanceTimersByTimeAsync(0);
  expect(new Set(given)).toEqual(new Set(['D2 Pending']));
});

test('a row that is known from the start is followed by its id', async () => {
  rows = [row('D2', 'Approved'), row('D1', 'Approved')];
  const { given } = await openPage({ known: { id: 'D1', status: 'Pending' } as ReportRow });
  await vi.advanceTimersByTimeAsync(0);
  expect(given).toEqual(['D1 Approved']);
});

test('nothing is given, nor asked for, where the rows before it were not read', async () => {
  const { given, reads, push } = await openPage({ readsRows: false });
  rows = [row('D2', 'Approved'), ...rows];
  push();
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  expect([given, reads]).toEqual([[], []]);
});

test.each<[string, (page: Awaited<ReturnType<typeof openPage>>) => void]>([
  [
    'two rows could be its own',
    () => {
      rows = [row('D3', 'Approved'), row('D2', 'Pending'), ...rows];
    },
  ],
  [
    'another tab has sent something since',
    ({ requests }) => {
      requests.noteSent('deposit', '7', { request: 'two', amount: '12.50' });
      rows = [row('D2', 'Approved'), ...rows];
    },
  ],
])('nothing is given where %s', async (_, happen) => {
  const page = await openPage();
  vi.advanceTimersByTime(1);
  happen(page);
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  expect(page.given).toEqual([]);
});

test('without a network it goes on looking', async () => {
  isOffline = true;
  const { given } = await openPage({ known: { id: 'D1', status: 'Pending' } as ReportRow });
  await vi.advanceTimersByTimeAsync(1_000);
  isOffline = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(given).toEqual(['D1 Approved']);
});

test('nothing is given once it is stopped, nor asked for', async () => {
  const { given, reads, stop, push } = await openPage();
  rows = [row('D2', 'Approved'), ...rows];
  push();
  stop();
  await vi.advanceTimersByTimeAsync(ALL_LOOKS_MS);
  push();
  await vi.advanceTimersByTimeAsync(0);
  expect([given, reads.length]).toEqual([[], 1]);
});
