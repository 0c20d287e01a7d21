import { beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '@/lib/api/call';
import { loadUnseenRows, reportRequest } from '@/lib/api/report/report-rows';
import { MAX_NOTICE_PAGES } from '@/lib/config';
import { fakeCall, offline, type Sent } from '../../fake-backend.ts';
import { deposits, type Row, reportResponse, requestedPage, row } from '../../report-rows.ts';

let rows: Row[];
let call: Call;
let sent: Sent[];
let lostPage: number;

beforeEach(() => {
  lostPage = 0;
  ({ call, sent } = fakeCall({
    'v1/report': (request) =>
      requestedPage(request).page === lostPage ? offline() : reportResponse(rows, request),
  }));
});

const none = { ids: [], deposit: [], withdraw: [] };
const load = async (seen = {}, isWanted = () => true) =>
  (await loadUnseenRows(call, { kind: 'deposit', seen: { ...none, ...seen }, isWanted }))?.map(
    ({ id }) => id,
  );
const pages = () => sent.map((one) => requestedPage(one).page);

test.each([
  ['one page, where a row on it is known', 25, { ids: ['D16'] }, [1]],
  ['one page, where a row on it had no outcome', 25, { deposit: ['D20'] }, [1]],
  ['one page, where only a withdrawal had no outcome', 25, { ids: ['D20'], withdraw: ['W1'] }, [1]],
  ['the first page, on a device that remembers nothing', 12, undefined, [1]],
  ['all pages, where no row is known', 25, {}, [1, 2, 3]],
  [
    'the pages to a row that had no outcome, behind others that are known',
    25,
    { ids: ['D20', 'D17'], deposit: ['D15'] },
    [1, 2],
  ],
])('it reads %s', async (_name, count, seen, read) => {
  rows = deposits(count, 1, 'Approved');
  const loaded = await loadUnseenRows(call, {
    kind: 'deposit',
    seen: seen && { ...none, ...seen },
    isWanted: () => true,
  });
  expect(loaded?.map(({ id }) => id)).toEqual(
    rows.slice(0, read.length * 10).map(({ transaction_id }) => transaction_id),
  );
  expect(pages()).toEqual(read);
});

test('it reads no more pages than the limit', async () => {
  rows = deposits(MAX_NOTICE_PAGES * 10 + 5, 1, 'Approved');
  expect(await load({ deposit: ['D1'] })).toHaveLength(MAX_NOTICE_PAGES * 10);
  expect(pages()).toHaveLength(MAX_NOTICE_PAGES);
});

test('a row that comes in between two pages makes none appear twice', async () => {
  rows = deposits(12, 1, 'Approved');
  const isWanted = () => {
    if (sent.length === 1) rows = [row('D13', 'Pending'), ...rows];
    return true;
  };
  expect(await load({}, isWanted)).toEqual(
    deposits(12, 1, 'Approved').map(({ transaction_id }) => transaction_id),
  );
});

test('with a page that cannot be loaded there are no rows: those on it would never be loaded again', async () => {
  rows = deposits(25, 1, 'Approved');
  lostPage = 2;
  expect(await load()).toBeUndefined();
});

test('it stops once the rows are not wanted any more', async () => {
  rows = deposits(25, 1, 'Approved');
  expect(await load({}, () => false)).toBeUndefined();
  expect(pages()).toEqual([1]);
});

test('an open end is tomorrow of the site', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') });
  expect(
    reportRequest({ type: 'all', status: 'all', start: '2026-11-01', end: '' }, 1).end_date,
  ).toBe('2026-11-23 23:59:59');
});
