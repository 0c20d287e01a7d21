import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentFilter } from '../../../../../src/lib/domain/report/report.ts';
import { setBackendTime } from '../../../../../src/lib/domain/site-time.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2024-02-05T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('the last 30 days are counted by the backend’s clock, and have no end', () => {
  setBackendTime('Sat, 21 Nov 2026 12:00:00 GMT');
  expect(recentFilter('deposit')).toEqual({ type: 'deposit', status: 'all', start: '2026-10-22', end: '' });
  expect(recentFilter('all', 'pending')).toEqual({ type: 'all', status: 'pending', start: '2026-10-22', end: '' });
});
