import { expect, test } from 'vitest';
import { netDeposits } from '@/lib/stores/history/net-deposits';
import { fakeBackend, type Sent } from '../../fake-backend.ts';
import { deposits, type Row, reportResponse, requestedPage, row } from '../../report-rows.ts';

const range = { start: '2026-11-01', end: '2026-11-21' };
let sent: Sent[];

function reports(rows: (request: Sent) => Row[]) {
  sent = fakeBackend({ 'v1/report': (request) => reportResponse(rows(request), request) });
}

test('adds up all pages, deposits and withdrawals apart', async () => {
  reports(() => [...deposits(120, 1, 'Approved'), row('W1', 'Approved')]);
  expect(await netDeposits(range)).toEqual({
    ok: true,
    value: { deposits: '1500.00', withdrawals: '12.50', net: '1487.50' },
  });
});

test('gives up at once where there are too many', async () => {
  reports(() => deposits(121, 1, 'Approved'));
  expect(await netDeposits(range)).toEqual({ ok: true, value: 'tooMany' });
  expect(sent.filter((one) => requestedPage(one).type === 'Deposit')).toHaveLength(1);
});

test('counts a row once that was pushed onto the next page', async () => {
  reports((request) => deposits(requestedPage(request).page === 1 ? 12 : 13, 1, 'Approved'));
  expect(await netDeposits(range)).toMatchObject({ value: { deposits: '150.00' } });
});

test.each(['D1', 'W1'])('does not guess when %s has no amount', async (id) => {
  reports(() =>
    ['D1', 'W1'].map((one) =>
      one === id ? { ...row(one, 'Approved'), amount: '' } : row(one, 'Approved'),
    ),
  );
  expect(await netDeposits(range)).toEqual({ ok: true, value: 'unknown' });
});
