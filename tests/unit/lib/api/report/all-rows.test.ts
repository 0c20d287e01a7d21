import { expect, test } from 'vitest';
import { loadAllRows } from '@/lib/api/report/all-rows';
import { fakeCall, offline, type Sent } from '../../fake-backend.ts';
import { deposits, reportResponse, requestedPage, row } from '../../report-rows.ts';

const FILTER = { type: 'deposit', status: 'approved', start: '', end: '' } as const;
const pages = (sent: readonly Sent[]) => sent.map((one) => requestedPage(one).page);
const answerWith = (failing: readonly number[], count: number) =>
  fakeCall({
    'v1/report': (request) =>
      failing.includes(requestedPage(request).page)
        ? offline()
        : reportResponse(deposits(count, 1, 'Approved'), request),
  });

test('loads page after page, and nothing more after one that failed', async () => {
  const all = answerWith([], 35);
  const loaded = await loadAllRows(all.call, FILTER);
  expect(loaded.ok && loaded.value).toHaveLength(35);
  expect(pages(all.sent)).toEqual([1, 2, 3, 4]);
  const failing = answerWith([2], 35);
  expect(await loadAllRows(failing.call, FILTER)).toEqual({
    ok: false,
    problem: { kind: 'offline' },
  });
  expect(pages(failing.sent)).toEqual([1, 2]);
});

test('finds the rows behind a full page of a backend that does not count them', async () => {
  const all = deposits(23, 1, 'Approved');
  const { call } = fakeCall({
    'v1/report': (request) => {
      const { page } = requestedPage(request);
      return Response.json({ success: true, data: all.slice((page - 1) * 10, page * 10) });
    },
  });
  const loaded = await loadAllRows(call, FILTER);
  expect(loaded.ok && loaded.value).toHaveLength(23);
});

test('has all rows where a backend that counts them has a full page of them and nothing behind it', async () => {
  const { call, sent } = answerWith([], 10);
  const loaded = await loadAllRows(call, FILTER);
  expect(loaded.ok && loaded.value).toHaveLength(10);
  expect(pages(sent)).toEqual([1, 2]);
});

test('has not all rows where one cannot be read', async () => {
  const rows = [{ ...row('D12', 'Approved'), transaction_id: '' }, ...deposits(11, 1, 'Approved')];
  const { call } = fakeCall({ 'v1/report': (request) => reportResponse(rows, request) });
  expect(await loadAllRows(call, FILTER)).toEqual({ ok: false, problem: { kind: 'unreadable' } });
});
