// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { markArriving } from '../../../../../src/lib/browser/page/head-script.ts';

test.each([
  ['its parser is at the end', () => document.dispatchEvent(new Event('readystatechange'))],
  ['ten seconds are over, as on a lost connection', () => vi.advanceTimersByTime(1)],
])('a page is marked until %s', (_name, end) => {
  vi.useFakeTimers();
  const isMarked = () => 'arriving' in document.documentElement.dataset;
  markArriving();
  vi.advanceTimersByTime(9_999);
  expect(isMarked()).toBe(true);
  end();
  expect(isMarked()).toBe(false);
});
