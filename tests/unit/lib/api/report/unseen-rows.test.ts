import { beforeEach, expect, test } from 'vitest';
import type { Call } from '../../../../../src/lib/api/call.ts';
import { countUnread, loadUnseenRows } from '../../../../../src/lib/api/report/report-rows.ts';
import { MAX_NOTICE_PAGES } from '../../../../../src/lib/config.ts';
import { fakeCall, offline, type Sent } from '../../fake-backend.ts';
import { deposits, type Row, reportResponse, requestedPage, row } from '../../report-rows.ts';

let rows: Row[];
let call: Call;
let sent: Sent[];
let lostPage: number;

beforeEach(() => {
  lostPage = 0;
  ({ call, sent } = fakeCall({
    'v1/report': (request) => (requestedPage(request).page === lostPage ? offline() : reportResponse(rows, request)),
  }));
});

const none = { ids: [], deposit: [], withdraw: [] };
const load = async (seen = {}, isWanted = () => true) =>
  (await loadUnseenRows(call, { kind: 'deposit', seen: { ...none, ...seen }, isWanted }))?.map(({ id }) => id);
const pages = () => sent.map((one) => requestedPage(one).page);

test('one page is enough where a row on it is known', async () => {
  rows = deposits(25, 1, 'Approved');
  expect(await load({ ids: ['D16'] })).toEqual(rows.slice(0, 10).map(({ transaction_id }) => transaction_id));
  expect(pages()).toEqual([1]);
});

test('a device that remembers nothing begins with the first page', async () => {
  rows = deposits(12, 1, 'Approved');
  expect(await loadUnseenRows(call, { kind: 'deposit', seen: undefined, isWanted: () => true })).toHaveLength(10);
  expect(pages()).toEqual([1]);
});

test('a page of unknown rows leads to the next one, to the end', async () => {
  rows = deposits(25, 1, 'Approved');
  expect(await load()).toHaveLength(25);
  expect(pages()).toEqual([1, 2, 3]);
});

test('it goes on to a row that had no outcome behind others that are known', async () => {
  rows = [...deposits(25, 8, 'Approved'), row('D7', 'Rejected'), ...deposits(6, 1, 'Approved')];
  expect(await load({ ids: ['D20', 'D9'], deposit: ['D7'] })).toContain('D7');
  expect(pages()).toEqual([1, 2]);
});

test('a row that had no outcome is a known one', async () => {
  rows = deposits(25, 1, 'Pending');
  await load({ deposit: ['D20'] });
  expect(pages()).toEqual([1]);
});

test('withdrawals that had no outcome are not searched among deposits', async () => {
  rows = deposits(25, 1, 'Approved');
  await load({ ids: ['D20'], withdraw: ['W1'] });
  expect(pages()).toEqual([1]);
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
  expect(await load({}, isWanted)).toEqual(deposits(12, 1, 'Approved').map(({ transaction_id }) => transaction_id));
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

test('the bell counts decisions of both kinds that were not seen, and nothing where a page is lost', async () => {
  rows = [row('D2', 'Pending'), row('D1', 'Approved'), row('W1', 'Rejected')];
  expect(await countUnread(call, none)).toBe(2);
  expect(await countUnread(call, { ...none, ids: ['D1'] })).toBe(1);
  lostPage = 1;
  expect(await countUnread(call, none)).toBeUndefined();
});
