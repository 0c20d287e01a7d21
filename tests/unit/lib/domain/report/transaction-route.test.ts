import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { transactionRoute } from '../../../../../src/lib/domain/report/report.ts';
import { setBackendTime } from '../../../../../src/lib/domain/site-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  setBackendTime('Sat, 21 Nov 2026 12:00:00 GMT');
});
afterEach(() => void vi.useRealTimers());

test('a transaction is looked for on its day and the days around it, whatever zone they are counted in', () => {
  expect(transactionRoute({ id: 'D 1&2', createdAt: '2026-03-01 00:10:00' }, 'deposit')).toBe(
    '/transaction?type=deposit&status=all&start=2026-02-28&end=2026-03-02&id=D+1%262',
  );
});

test.each(['', '21/11/2026 10:00', '2026-19-40 10:00:00'])('where its day cannot be read (%s) the last 30 days have it', (createdAt) => {
  expect(transactionRoute({ id: 'W1', createdAt }, 'withdraw')).toBe('/transaction?type=withdraw&status=all&start=2026-10-22&end=&id=W1');
});
