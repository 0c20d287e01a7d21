import { expect, test, vi } from 'vitest';
import { reportRequest } from '../../../../../src/lib/api/report/report-rows.ts';

test('a filter’s days are whole days', () => {
  expect(reportRequest({ type: 'withdraw', status: 'approved', start: '2026-11-01', end: '2026-11-21' }, 3)).toEqual({
    type: '2',
    start_date: '2026-11-01 00:00:00',
    end_date: '2026-11-21 23:59:59',
    ticket_status: '3',
    page: 3,
    page_size: 10,
  });
});

test('an open end is tomorrow of the site', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:00:00Z') });
  expect(reportRequest({ type: 'all', status: 'all', start: '2026-11-01', end: '' }, 1).end_date).toBe('2026-11-23 23:59:59');
});

test('dates that were cleared are sent empty', () => {
  expect(reportRequest({ type: 'all', status: 'all', start: '', end: '' }, 1)).toMatchObject({ type: '', start_date: '', end_date: '' });
});
