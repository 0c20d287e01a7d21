import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBackendTime } from '@/lib/domain/site-time';
import { notifyMoneyMoved } from '@/lib/stores/money/money-moved';
import { $budget, openBudget, setBudget, usedAmount } from '@/lib/stores/safer-play/budget';
import { writeBudget } from '@/lib/stores/safer-play/stored-budgets';
import { type Answers, fakeBackend, offline } from '../../fake-backend.ts';
import { deposits, reportResponse, requestedPage } from '../../report-rows.ts';

const PATH = 'v1/report';
let close = () => {};
const week = (amount: string) => ({ amount, period: 'week' as const });

beforeEach(() => {
  // The device is years behind; the backend says that it is a Friday evening in UTC, and Saturday in Dhaka.
  vi.useFakeTimers({ now: new Date('2024-02-05T12:00:00Z'), toFake: ['Date'] });
  setBackendTime('Fri, 20 Nov 2026 19:00:00 GMT');
});
afterEach(() => {
  close();
  setBackendTime(new Date().toUTCString());
});

/** Opens the player's budget before a backend that reports so. */
function open(answer: Answers[string]) {
  const sent = fakeBackend({ [PATH]: answer });
  close = openBudget('7');
  return sent;
}

test('without a budget nothing is asked for', () => {
  const sent = open({});
  expect([$budget.get().budget, sent]).toEqual([undefined, []]);
});

test('the deposits of the period, on all pages, are added up, and again when money moves', async () => {
  writeBudget('7', week('500'));
  const sent = open((request) => reportResponse(deposits(13, 1, 'Approved'), request));
  await vi.waitFor(() => expect(usedAmount($budget.get())).toBe('162.50'));
  expect(sent.map((request) => requestedPage(request))).toEqual([
    { type: 'Deposit', page: 1 },
    { type: 'Deposit', page: 2 },
  ]);
  expect(new URLSearchParams(sent[0]?.body).get('view_report[start_date]')).toBe(
    '2026-11-15 00:00:00',
  );
  notifyMoneyMoved();
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  close();
  expect($budget.get()).toEqual({ budget: undefined, used: { status: 'loading' } });
});

test.each<[string, Answers[string], string]>([
  ['a report that cannot be had', offline, 'failed'],
  ['more pages than are added up', { success: true, data: [], total_record: 5_000 }, 'tooMany'],
  [
    'a deposit without an amount',
    { success: true, data: [{ transaction_id: 'D1', status: 'Approved' }], total_record: 1 },
    'failed',
  ],
])('%s leaves it unknown', async (_name, answer, status) => {
  writeBudget('7', week('500'));
  open(answer);
  await vi.waitFor(() => expect($budget.get().used.status).toBe(status));
  expect(usedAmount($budget.get())).toBeUndefined();
});

test('another budget of another tab is seen', () => {
  open(offline);
  expect([setBudget(week('800')), $budget.get().budget]).toEqual([true, week('800')]);
  writeBudget('7', week('900'));
  dispatchEvent(new StorageEvent('storage', { key: 'budgets' }));
  expect($budget.get().budget).toEqual(week('900'));
});

test('while the page stays in sight the deposits of the day begin anew at midnight in Dhaka, and nothing is asked for once it is closed', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T17:50:00Z') });
  setBackendTime('Fri, 20 Nov 2026 17:50:00 GMT');
  writeBudget('7', { amount: '500', period: 'day' });
  const sent = open((request) => {
    const isToday = request.body?.includes('2026-11-20+00');
    return reportResponse(deposits(isToday ? 1 : 0, 1, 'Approved'), request);
  });
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect([usedAmount($budget.get()), sent.length]).toEqual(['12.50', 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([usedAmount($budget.get()), sent.length]).toEqual(['0.00', 2]);
  close();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(sent).toHaveLength(2);
});
