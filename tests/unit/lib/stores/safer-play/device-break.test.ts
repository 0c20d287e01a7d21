import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeItem } from '@/lib/browser/storage/local-storage';
import { setBackendTime } from '@/lib/domain/site-time';
import {
  breakEnd,
  checkBreak,
  isOnBreak,
  onBreakChange,
  startBreak,
} from '@/lib/stores/safer-play/device-break';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const isShown = () => document.documentElement.hasAttribute('data-break');
const stored = () => localStorage.getItem('break');

/** A new page knows nothing of the backend's time. */
const page = vi.hoisted(() => ({ isNew: true }));
vi.mock('@/lib/domain/site-time', async (original) => {
  const real = await original<typeof import('@/lib/domain/site-time')>();
  return {
    ...real,
    readClocks: () => ({ ...real.readClocks(), ...(page.isNew && { site: undefined }) }),
  };
});

function hear(ms: number): void {
  page.isNew = false;
  setBackendTime(new Date(NOW + ms).toUTCString());
}

beforeEach(() => {
  page.isNew = true;
  vi.useFakeTimers({ now: NOW });
  document.documentElement.removeAttribute('data-break');
});
afterEach(() => {
  removeItem('break');
});

test('a break is there on every later page, until it ends', () => {
  expect(isOnBreak()).toBe(false);
  expect(startBreak('day')).toBe(true);
  page.isNew = true;
  vi.setSystemTime(NOW + DAY_MS - 1);
  expect(isOnBreak()).toBe(true);
  expect(breakEnd()?.getTime()).toBe(NOW + DAY_MS);
  vi.setSystemTime(NOW + DAY_MS);
  expect(isOnBreak()).toBe(false);
  expect(breakEnd()).toBeUndefined();
  checkBreak();
  expect(stored()).toBeNull();
});

test('it can be made longer and never shorter', () => {
  startBreak('week');
  startBreak('day');
  expect(breakEnd()?.getTime()).toBe(NOW + 7 * DAY_MS);
  startBreak('month');
  expect(breakEnd()?.getTime()).toBe(NOW + 30 * DAY_MS);
});

test('a month is longer than a timer can be, and does not end at once', () => {
  onBreakChange(() => {});
  startBreak('month');
  vi.advanceTimersByTime(30 * DAY_MS - 1);
  expect([isShown(), isOnBreak()]).toEqual([true, true]);
  vi.advanceTimersByTime(2);
  expect(isShown()).toBe(false);
});

test('a clock that is set forward: once the backend is heard the break is there again and announced, also for the next page’s first script', () => {
  const announced = vi.fn();
  addEventListener('storage', announced);
  hear(0);
  startBreak('week');
  vi.setSystemTime(NOW + 20 * DAY_MS);
  page.isNew = true;
  expect(isOnBreak()).toBe(false);
  checkBreak();
  announced.mockClear();
  hear(HOUR_MS);
  expect(isOnBreak()).toBe(true);
  expect(breakEnd()?.getTime()).toBe(NOW + 7 * DAY_MS);
  checkBreak();
  checkBreak();
  expect([isShown(), announced.mock.calls.length]).toEqual([true, 1]);
  expect(Number.parseInt(stored() ?? '', 10)).toBe(NOW + 27 * DAY_MS - HOUR_MS);
});

test('a clock that is set forward while a page is open: the break is kept until the backend is heard again', () => {
  hear(0);
  onBreakChange(() => {});
  startBreak('month');
  vi.setSystemTime(NOW + 40 * DAY_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.setSystemTime(NOW + 60_000);
  hear(60_000);
  expect([isOnBreak(), stored()]).toEqual([
    true,
    `${NOW + 30 * DAY_MS} month ${NOW + 30 * DAY_MS}`,
  ]);
});

test('what another tab has adjusted by its own answer from the backend is not adjusted back, but shown', () => {
  const heard = vi.fn();
  onBreakChange(heard);
  hear(64_000);
  const byOtherTab = `${NOW + DAY_MS + 64_000} day ${NOW + DAY_MS + 64_000}`;
  localStorage.setItem('break', byOtherTab);
  dispatchEvent(new StorageEvent('storage', { key: 'break' }));
  expect([stored(), isShown(), heard.mock.calls.length]).toEqual([byOtherTab, true, 1]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toBe(`${NOW + DAY_MS} day ${NOW + DAY_MS + 64_000}`);
});

test('where storage is full the present break stays: neither a longer one nor another clock ends it', () => {
  hear(0);
  startBreak('week');
  const before = stored();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(startBreak('month')).toBe(false);
  hear(HOUR_MS);
  checkBreak();
  expect([stored(), breakEnd()?.getTime()]).toEqual([before, NOW + 7 * DAY_MS]);
});
