import { expect, it, vi } from 'vitest';
import { rateLimit } from '../../../../../scripts/rebuild/reports/rate-limit.ts';

const LIMITS = { periodMs: 60_000, each: 2, all: 5, names: 3 };

it('takes so many of a name in a period, and as many in the next', () => {
  vi.useFakeTimers();
  const may = rateLimit(LIMITS);
  expect(['one', 'one', 'one', 'two'].map(may)).toEqual([true, true, false, true]);
  vi.advanceTimersByTime(59_999);
  expect(may('one')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(may('one')).toBe(true);
});

it('takes so many of all', () => {
  const may = rateLimit({ ...LIMITS, names: 10 });
  expect(['a', 'a', 'b', 'b', 'c', 'c', 'd'].map(may)).toEqual([true, true, true, true, true, false, false]);
});

it('remembers so many names, and these go on', () => {
  expect(['a', 'b', 'c', 'd', 'a'].map(rateLimit(LIMITS))).toEqual([true, true, true, false, true]);
});
