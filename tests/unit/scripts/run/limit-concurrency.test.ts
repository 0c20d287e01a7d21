import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from '../../../../scripts/run/limit-concurrency.ts';

it('runs no more at once than it may, all of them, in order, failures included', async () => {
  const queue = limitConcurrency(3);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const task = (index: number) => async () => {
    started.push(index);
    running += 1;
    most = Math.max(most, running);
    await wait(2);
    running -= 1;
    if (index % 4 === 0) throw new Error('failed');
    return index;
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => queue(task(index))));
  expect(most).toBe(3);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
});
