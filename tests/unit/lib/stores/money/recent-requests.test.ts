// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRequest, rememberRequest, wasSentRecently } from '../../../../../src/lib/stores/money/recent-requests.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers());

test('each request is remembered beside the others, and forgotten alone', () => {
  for (const request of ['one', 'two', 'three']) rememberRequest(request);
  forgetRequest('two');
  expect(['one', 'two', 'three', 'four'].map(wasSentRecently)).toEqual([true, false, true, false]);
});

test('a minute later it is forgotten, and does not pile up', () => {
  rememberRequest('one');
  vi.advanceTimersByTime(60_000);
  expect(wasSentRecently('one')).toBe(false);
  rememberRequest('two');
  expect(JSON.parse(localStorage.getItem('money_sent') ?? '')).toHaveLength(1);
});

test('a clock that is set back does not ask about it for hours', () => {
  rememberRequest('one');
  vi.setSystemTime(Date.now() - 5 * HOUR_MS);
  expect(wasSentRecently('one')).toBe(false);
});

test.each(['nonsense', '{}', '[5, null, ["x"]]'])('%s in storage is nothing', (stored) => {
  localStorage.setItem('money_sent', stored);
  expect(wasSentRecently('one')).toBe(false);
  rememberRequest('one');
  expect(wasSentRecently('one')).toBe(true);
});
