// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { markArriving } from '../../../../../src/lib/browser/page/mark-arriving.ts';

const isMarked = () => 'arriving' in document.documentElement.dataset;

beforeEach(() => {
  vi.useFakeTimers();
});

test('a page is marked until its parser is at the end', () => {
  markArriving();
  expect(isMarked()).toBe(true);
  document.dispatchEvent(new Event('readystatechange'));
  expect(isMarked()).toBe(false);
});

test('a page whose connection is lost shows what has arrived after ten seconds', () => {
  markArriving();
  vi.advanceTimersByTime(9_999);
  expect(isMarked()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
});
