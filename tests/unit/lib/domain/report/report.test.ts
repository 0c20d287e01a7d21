import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  pageCount,
  type ReportRow,
  recentFilter,
  rowKey,
  statusTone,
  transactionRoute,
  typeOfRow,
} from '@/lib/domain/report/report';
import { setBackendTime } from '@/lib/domain/site-time';

describe('the last 30 days', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2024-02-05T12:00:00Z') });
    setBackendTime('Sat, 21 Nov 2026 12:00:00 GMT');
  });

  test('are counted by the backend’s clock, and have no end', () => {
    const days = { start: '2026-10-22', end: '' };
    expect(recentFilter('deposit')).toEqual({ type: 'deposit', status: 'all', ...days });
    expect(recentFilter('all', 'pending')).toEqual({ type: 'all', status: 'pending', ...days });
  });

  test.each(['', '21/11/2026 10:00', '2026-19-40 10:00:00'])(
    'have a transaction whose day cannot be read: %j',
    (createdAt) => {
      expect(transactionRoute({ id: 'W1', createdAt }, 'withdraw')).toBe(
        '/transaction?type=withdraw&status=all&start=2026-10-22&end=&id=W1',
      );
    },
  );
});

test('a transaction is looked for on its day and the days around it, whatever zone they are counted in', () => {
  expect(transactionRoute({ id: 'D 1&2', createdAt: '2026-03-01 00:10:00' }, 'deposit')).toBe(
    '/transaction?type=deposit&status=all&start=2026-02-28&end=2026-03-02&id=D+1%262',
  );
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [100, 10],
])('%i rows stand on %i pages', (total, pages) => expect(pageCount(total)).toBe(pages));

test.each([
  ['Approved', 'success'],
  ['Pending', 'warning'],
  ['processing', 'warning'],
  ['Rejected', 'danger'],
  ['', 'warning'],
])('the status %j is shown as %s', (status, tone) => expect(statusTone(status)).toBe(tone));

test.each([
  ['Wallet Adjustment', 'walletAdjustment'],
  ['wallet_adjustment', 'walletAdjustment'],
  ['DEPOSIT', 'deposit'],
  ['Withdrawal', 'withdraw'],
  ['all', undefined],
  ['Cashback', undefined],
])('the type %j belongs to the filter %s', (type, filter) => expect(typeOfRow(type)).toBe(filter));

test('a row keeps its key when newer rows come in, even where two have one id', () => {
  const keys = (...ids: string[]) => {
    const rows = ids.map((id) => ({ id }) as ReportRow);
    return rows.map((row, index) => rowKey(row, index, rows));
  };
  const before = keys('D2', 'D1', 'D1');
  expect(keys('D4', 'D2', 'D1', 'D1').slice(1)).toEqual(before);
  expect(new Set(before).size).toBe(3);
});
