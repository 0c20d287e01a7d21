// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeItem } from '../../../../../src/lib/browser/storage/local-storage.ts';
import { removeWindowListeners } from '../../window-listeners.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const isShown = () => document.documentElement.hasAttribute('data-break');
const stored = () => localStorage.getItem('break');

/** A page of its own, which has not heard the backend yet. */
async function newPage() {
  vi.resetModules();
  const [page, { setBackendTime }] = await Promise.all([
    import('../../../../../src/lib/browser/page/device-break.ts'),
    import('../../../../../src/lib/domain/site-time.ts'),
  ]);
  return { ...page, hear: (ms: number) => setBackendTime(new Date(NOW + ms).toUTCString()) };
}

removeWindowListeners();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  document.documentElement.removeAttribute('data-break');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  removeItem('break');
});

test('a break is there on every later page, until it ends', async () => {
  const page = await newPage();
  expect(page.isOnBreak()).toBe(false);
  expect(page.startBreak('day')).toBe(true);
  const later = await newPage();
  vi.setSystemTime(NOW + DAY_MS - 1);
  expect(later.isOnBreak()).toBe(true);
  expect(later.breakEnd()?.getTime()).toBe(NOW + DAY_MS);
  vi.setSystemTime(NOW + DAY_MS);
  expect(later.isOnBreak()).toBe(false);
  expect(later.breakEnd()).toBeUndefined();
  later.checkBreak();
  expect(stored()).toBeNull();
});

test('it can be made longer and never shorter', async () => {
  const { startBreak, breakEnd } = await newPage();
  startBreak('week');
  startBreak('day');
  expect(breakEnd()?.getTime()).toBe(NOW + 7 * DAY_MS);
  startBreak('month');
  expect(breakEnd()?.getTime()).toBe(NOW + 30 * DAY_MS);
});

test.each([
  ['the tab in which it begins', false],
  ['another tab', true],
])('%s shows it at once, and its end when it comes', async (_name, isOther) => {
  const { startBreak, onBreakChange } = await newPage();
  const heard = vi.fn();
  const stop = onBreakChange(heard);
  if (isOther) {
    localStorage.setItem('break', `${NOW + DAY_MS} day`);
    dispatchEvent(new StorageEvent('storage', { key: 'break' }));
  } else startBreak('day');
  expect([isShown(), heard.mock.calls.length]).toEqual([true, 1]);
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(2);
  expect(isShown()).toBe(false);
  stop();
});

test('a month is longer than a timer can be, and does not end at once', async () => {
  const { startBreak, onBreakChange, isOnBreak } = await newPage();
  const stop = onBreakChange(() => {});
  startBreak('month');
  vi.advanceTimersByTime(30 * DAY_MS - 1);
  expect([isShown(), isOnBreak()]).toEqual([true, true]);
  vi.advanceTimersByTime(2);
  expect(isShown()).toBe(false);
  stop();
});

test('a page that comes back from the browser’s cache looks again', async () => {
  const { onBreakChange } = await newPage();
  onBreakChange(() => {});
  localStorage.setItem('break', `${NOW + DAY_MS} day`);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isShown()).toBe(true);
});

describe('a clock that is moved', () => {
  test('forward: once the backend is heard the break is there again, also for the next page’s first script', async () => {
    const first = await newPage();
    first.hear(0);
    first.startBreak('week');
    vi.setSystemTime(NOW + 20 * DAY_MS);
    const next = await newPage();
    expect(next.isOnBreak()).toBe(false);
    next.checkBreak();
    next.hear(HOUR_MS);
    expect(next.isOnBreak()).toBe(true);
    expect(next.breakEnd()?.getTime()).toBe(NOW + 7 * DAY_MS);
    next.checkBreak();
    expect(isShown()).toBe(true);
    expect(Number.parseInt(stored() ?? '', 10)).toBe(NOW + 27 * DAY_MS - HOUR_MS);
  });

  test('back: the break is no longer than it was chosen', async () => {
    const { startBreak } = await newPage();
    startBreak('day');
    vi.setSystemTime(NOW - 300 * DAY_MS);
    const next = await newPage();
    next.checkBreak();
    vi.advanceTimersByTime(DAY_MS);
    expect(next.isOnBreak()).toBe(false);
  });

  test('what differs by seconds is not written again', async () => {
    const { startBreak, checkBreak, hear } = await newPage();
    hear(2_000_000);
    startBreak('day');
    const before = stored();
    hear(2_010_000);
    checkBreak();
    expect(stored()).toBe(before);
  });
});

test.each(['', 'x', `${NOW + DAY_MS}`, `${NOW + DAY_MS} year`])('%j in storage is no break, and goes', async (text) => {
  localStorage.setItem('break', text);
  const { isOnBreak, checkBreak } = await newPage();
  expect(isOnBreak()).toBe(false);
  checkBreak();
  expect(stored()).toBeNull();
});

test('a browser that keeps nothing says so, and the page has no break that the next one would not know', async () => {
  const { startBreak, isOnBreak } = await newPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(startBreak('day')).toBe(false);
  expect(isOnBreak()).toBe(false);
});
