// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSent, rememberSent, wasJustSent } from '../../../../../src/lib/actions/money/recent-requests.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('each call is remembered beside the others, and forgotten alone', () => {
  for (const call of ['one', 'two', 'three']) rememberSent(call);
  forgetSent('two');
  expect(['one', 'two', 'three', 'four'].map(wasJustSent)).toEqual([true, false, true, false]);
});

test('a minute later it is forgotten, and does not pile up', () => {
  rememberSent('one');
  vi.advanceTimersByTime(60_000);
  expect(wasJustSent('one')).toBe(false);
  rememberSent('two');
  expect(JSON.parse(localStorage.getItem('money_sent') ?? '')).toHaveLength(1);
});

test('a clock that is set back does not ask about it for hours', () => {
  rememberSent('one');
  vi.setSystemTime(Date.now() - 5 * HOUR);
  expect(wasJustSent('one')).toBe(false);
});

test.each(['nonsense', '{}', '[5, null, ["x"]]'])('%s in storage is nothing', (stored) => {
  localStorage.setItem('money_sent', stored);
  expect(wasJustSent('one')).toBe(false);
  rememberSent('one');
  expect(wasJustSent('one')).toBe(true);
});
