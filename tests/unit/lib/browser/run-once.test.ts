import { expect, it, vi } from 'vitest';
import { runOnce } from '@/lib/browser/run-once';

it('starts its work once, and again after it has failed', async () => {
  const start = vi
    .fn(async (name: string) => name)
    .mockRejectedValueOnce(new Error('lost on the way'));
  const run = runOnce(start);
  await expect(Promise.all([run('first'), run('second')])).rejects.toThrow('lost on the way');
  expect(await Promise.all([run('third'), run('fourth')])).toEqual(['third', 'third']);
  expect(await run('fifth')).toBe('third');
  expect(start).toHaveBeenCalledTimes(2);
});

it('starts it again after a value that is not final', async () => {
  const start = vi.fn(async () => start.mock.calls.length);
  const run = runOnce(start, (count) => count === 2);
  expect([await run(), await run(), await run()]).toEqual([1, 2, 2]);
});
