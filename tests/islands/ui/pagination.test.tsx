import { expect, it } from 'vitest';
import { pagesShown } from '@/islands/ui/Pagination';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [50, 99, [1, 'gap', 49, 50, 51, 'gap', 99]],
])('page %i of %i offers %j', (page, count, shown) =>
  expect(pagesShown(page, count)).toEqual(shown),
);
