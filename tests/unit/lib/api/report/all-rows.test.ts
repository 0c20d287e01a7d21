// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadAllRows, loadRows } from '../../../../../src/lib/api/report/all-rows.ts';
import { call } from '../../../../../src/lib/session/client.ts';
import { fakeBackend, offline, type Sent } from '../../fake-backend.ts';
import { deposits, reportResponse, requestedPage, row } from '../../report-rows.ts';

const FILTER = { type: 'deposit', status: 'approved', start: '', end: '' } as const;
const pages = (sent: readonly Sent[]) => sent.map((one) => requestedPage(one).page);
const answerWith = (failing: readonly number[], count: number) =>
  fakeBackend({
    'v1/report': (request) =>
      failing.includes(requestedPage(request).page) ? offline() : reportResponse(deposits(count, 1, 'Approved'), request),
  });

test.each([
  ['goes on after a page that failed, and says that one is missing', [2], 35, 25, [1, 2, 3, 4]],
  ['does not ask for the rest after the second failure', [2, 3], 60, 10, [1, 2, 3]],
])('%s', async (_name, failing, total, count, asked) => {
  const sent = answerWith(failing, total);
  const onPage = vi.fn();
  const loaded = await loadRows(call, FILTER, { maxPages: 9, onPage });
  expect(loaded).toMatchObject({ ok: true, value: { total, problem: { kind: 'offline' }, rows: { length: count } } });
  expect(pages(sent)).toEqual(asked);
  expect(onPage).toHaveBeenLastCalledWith(count, total);
});

test('without the first page there is nothing', async () => {
  answerWith([1], 35);
  expect(await loadRows(call, FILTER, { maxPages: 9 })).toEqual({ ok: false, problem: { kind: 'offline' } });
});

test('stops when nobody wants it any more', async () => {
  const sent = answerWith([], 35);
  let count = 0;
  await loadRows(call, FILTER, { maxPages: 9, isWanted: () => ++count < 3 });
  expect(pages(sent)).toEqual([1, 2]);
});

test('finds the rows behind a full page of a backend that does not count them', async () => {
  const all = deposits(23, 1, 'Approved');
  fakeBackend({
    'v1/report': (request) => {
      const { page } = requestedPage(request);
      return Response.json({ success: true, data: all.slice((page - 1) * 10, page * 10) });
    },
  });
  const loaded = await loadRows(call, FILTER, { maxPages: 9 });
  expect(loaded.ok && loaded.value?.rows).toHaveLength(23);
});

test('has all rows where a backend that counts them has a full page of them and nothing behind it', async () => {
  const sent = answerWith([], 10);
  const loaded = await loadAllRows(call, FILTER);
  expect(loaded.ok && loaded.value).toHaveLength(10);
  expect(pages(sent)).toEqual([1, 2]);
});

test('has not all rows where one cannot be read', async () => {
  const rows = [{ ...row('D12', 'Approved'), transaction_id: '' }, ...deposits(11, 1, 'Approved')];
  fakeBackend({ 'v1/report': (request) => reportResponse(rows, request) });
  expect(await loadRows(call, FILTER, { maxPages: 9 })).toMatchObject({ value: { total: 12, problem: { kind: 'unreadable' } } });
  expect(await loadAllRows(call, FILTER)).toEqual({ ok: false, problem: { kind: 'unreadable' } });
});
