import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forEachFile } from '../../../../scripts/files/for-each-file.ts';

const FILES = Array.from({ length: 20 }, (_, index) => `${index}.html`);

it('takes each file once, and no more at once than it may', async () => {
  const done: string[] = [];
  let running = 0;
  let most = 0;
  await forEachFile(FILES, 3, async (path) => {
    running += 1;
    most = Math.max(most, running);
    await wait(2);
    running -= 1;
    done.push(path);
  });
  expect(most).toBe(3);
  expect(done.sort()).toEqual(FILES.toSorted());
});

it('fails with the file that failed', async () => {
  const task = (path: string) => (path === '7.html' ? Promise.reject(new Error(path)) : Promise.resolve());
  await expect(forEachFile(FILES, 3, task)).rejects.toThrow('7.html');
});
