import { expect, test } from 'vitest';
import { markOf } from '@/lib/domain/money/channel-mark';

const marks = ['bKash', 'Dutch-Bangla Bank', 'Dutch', '', 'নগদ'].map((name) => ({
  name,
  src: `/media/${name}.webp`,
}));

test.each([
  ['bKash', 'bKash'],
  ['BKASH (Personal)', 'bKash'],
  ['Dutch Bangla Bank 2', 'Dutch-Bangla Bank'],
  ['নগদ পার্সোনাল', 'নগদ'],
  ['bKashed', undefined],
  ['Personal bKash', undefined],
  ['', undefined],
])('"%s" has the logo of %s', (name, mark) => {
  expect(markOf(name, marks)?.name).toBe(mark);
});
