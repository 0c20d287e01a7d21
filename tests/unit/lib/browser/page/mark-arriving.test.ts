// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markArriving } from '../../../../../src/lib/browser/page/mark-arriving.ts';

test('a page is marked until its parser is at the end', () => {
  markArriving();
  expect(document.documentElement.dataset).toHaveProperty('arriving');
  document.dispatchEvent(new Event('readystatechange'));
  expect(document.documentElement.dataset).not.toHaveProperty('arriving');
});
