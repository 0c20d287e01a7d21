import { expect, it, vi } from 'vitest';
import { runOnce } from '@/lib/browser/run-once';

it('starts its work at the first call only', async () => {
  const start = vi.fn(async (name: string) => name);
  const run = runOnce(start);
  expect(await Promise.all([run('first'), run('second')])).toEqual(['first', 'first']);
  expect(await run('third')).toBe('first');
  expect(start).toHaveBeenCalledTimes(1);
});

it('starts it again after it has failed', async () => {
  const start = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('lost on the way'));
  const run = runOnce(start);
  await expect(Promise.all([run(), run()])).rejects.toThrow('lost on the way');
  expect(start).toHaveBeenCalledTimes(1);
  expect(await run()).toBe('loaded');
  expect(start).toHaveBeenCalledTimes(2);
});

it('starts it again after a value that is not final', async () => {
  const start = vi.fn(async () => start.mock.calls.length);
  const run = runOnce(start, (count) => count === 2);
  expect([await run(), await run(), await run()]).toEqual([1, 2, 2]);
});
