import { describe, expect, test } from 'vitest';
import { modelBooks } from './model-books.ts';

const STEPS = 600;

describe('whatever is done, in whatever order', () => {
  test.for(Array.from({ length: 25 }, (_, index) => index + 1))('the books balance (seed %i)', (seedNumber) => {
    const books = modelBooks(seedNumber);
    const before = books.entries();

    for (let step = 0; step < STEPS; step++) {
      books.step();
      expect(books.balances()).toEqual(books.expected);
      expect(books.turnover()).toEqual(books.expectedTurnover);
      expect(books.held()).toBe(books.pendingWithdrawals());
      expect(books.sum()).toBe(0);
    }

    expect(books.wrong()).toBe(0);
    expect(Math.min(...books.balances().values())).toBeGreaterThanOrEqual(0);
    expect(books.entries() - before).toBeGreaterThan(STEPS / 20);
  });
});
