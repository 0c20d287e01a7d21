import { lutimes, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepLocks, withLock } from '../../../../scripts/rebuild/lock.ts';
import { folderOf } from '../folder.ts';
import { killedHolder } from './left-lock.ts';

const WAITING = { what: 'publish', waitMs: 20_000, pollMs: 1 };
const AT_ONCE = { ...WAITING, waitMs: 0 };
const BUSY = 'Another publish is running';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await folderOf();
  lock = join(folder, 'publish.lock');
});

const isIn = async () => 'in';
const holder = async () => basename(await readlink(lock));

/** How many were in at once, at most, when so many wanted to at the same time. */
async function mostInside(waiters: number): Promise<number> {
  let [inside, most] = [0, 0];
  const run = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await pause(2);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: waiters }, () => withLock(lock, WAITING, run)));
  return most;
}

describe('a lock', () => {
  it('lets one in at a time', async () => {
    expect(await mostInside(8)).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that a killed process left is taken over by one of many', { timeout: 60_000 }, async () => {
    const dead = killedHolder(lock);
    for (let round = 0; round < 40; round += 1) {
      await symlink(dead, lock);
      expect(await mostInside(4)).toBe(1);
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('is waited for no longer than asked', async () => {
    await withLock(lock, AT_ONCE, () => expect(withLock(lock, AT_ONCE, isIn)).rejects.toThrow(BUSY));
    expect(await withLock(lock, AT_ONCE, isIn)).toBe('in');
  });

  it('is given back when what is run under it fails', async () => {
    await expect(withLock(lock, AT_ONCE, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await readdir(folder)).toEqual([]);
  });

  it('that was taken over is left to its new holder', async () => {
    await withLock(lock, AT_ONCE, async () => {
      await rm(lock);
      await symlink('somebody-else', lock);
    });
    expect(await holder()).toBe('somebody-else');
  });

  it('is taken over also when who took it over died over it', async () => {
    const [dead, heir] = [killedHolder(lock), killedHolder(lock)];
    await symlink(dead, lock);
    await symlink(heir, `${lock}.${dead.split('.')[0]}`);
    expect(await withLock(lock, AT_ONCE, isIn)).toBe('in');
    expect(await readdir(folder)).toEqual([]);
  });
});

it('leaves nothing when a process was killed as it gave a lock back, and keeps what is in use', async () => {
  const [gone, dead, heir] = [killedHolder(lock), killedHolder(lock), killedHolder(lock)];
  const rightTo = (path: string, name: string) => `${path}.${name.split('.')[0]}`;
  await symlink(gone, rightTo(lock, gone));
  await symlink(gone, rightTo(rightTo(lock, gone), dead));
  await symlink(dead, lock);
  await symlink(heir, rightTo(lock, dead));
  await sweepLocks(folder);
  expect((await readdir(folder)).sort()).toEqual([lock, rightTo(lock, dead)].map((path) => basename(path)));
});

describe('a holder', () => {
  let parts: string[];
  beforeEach(() => {
    parts = killedHolder(lock).split('.');
  });

  it.each([
    ['whose process id is used again', ([id = '', , room = '']: string[]) => [id, process.pid, room].join('.')],
    ['on another machine', ([id = '', pid = '', room = '']: string[]) => [id, pid, `${room}2`].join('.')],
    ['that an earlier release of the site names', () => '4194399'],
  ])('%s has died when it is silent while somebody looks on', async (_name, rename) => {
    await symlink(rename(parts), lock);
    await expect(withLock(lock, AT_ONCE, isIn)).rejects.toThrow(BUSY);
    expect(await withLock(lock, WAITING, isIn)).toBe('in');
  });

  it('on another machine lives while it says so, whatever its clock shows', async () => {
    await symlink([...parts.slice(0, 2), 'elsewhere'].join('.'), lock);
    let beats = 0;
    const beating = setInterval(() => void lutimes(lock, 1_000 + ++beats, 1_000 + beats), 20);
    await expect(withLock(lock, { ...WAITING, waitMs: 1_500 }, isIn)).rejects.toThrow(BUSY);
    clearInterval(beating);
  });
});
