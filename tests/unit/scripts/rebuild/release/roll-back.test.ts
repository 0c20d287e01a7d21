import { beforeEach, expect, it } from 'vitest';
import type { Release } from '../../../../../scripts/rebuild/release/release.ts';
import { rollBack } from '../../../../../scripts/rebuild/release/roll-back.ts';
import { published } from '../fake-site.ts';
import { openTestReleases, type TestReleases } from '../test-releases.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let releases: TestReleases;
let ids: string[];

beforeEach(async () => {
  releases = await openTestReleases();
  ids = [];
  for (const version of '123') ids.push(await published(releases.publish(version)));
});

it('goes to the release before, again and again', async () => {
  await rollBack(releases.store);
  expect(releases.store.currentId()).toBe(ids[1]);
  await rollBack(releases.store);
  expect(releases.store.currentId()).toBe(ids[0]);
  await expect(rollBack(releases.store)).rejects.toThrow(
    'There is no earlier release to go back to',
  );
});

it('goes past a maintenance page, which only its name brings back', async () => {
  const closed = releases.store.list().find(({ id }) => id === ids[1]) as Release;
  await releases.store.write({ ...closed, maintenance: true });
  await rollBack(releases.store);
  expect(releases.store.currentId()).toBe(ids[0]);
  await rollBack(releases.store, ids[1]);
  expect(releases.store.currentId()).toBe(ids[1]);
});

it('goes past a release that was rolled back before, which only its name brings back', async () => {
  await rollBack(releases.store);
  await published(releases.publish('4'));
  await rollBack(releases.store);
  expect(releases.store.currentId()).toBe(ids[1]);
  await rollBack(releases.store, ids[2]);
  expect(releases.store.currentId()).toBe(ids[2]);
});

it('goes to the release named, forwards too', async () => {
  for (const id of [ids[0], ids[2]]) {
    await rollBack(releases.store, id);
    expect(releases.store.currentId()).toBe(id);
  }
  expect(releases.store.list().map(({ withdrawn }) => withdrawn)).toEqual([false, false, false]);
});

it.each(['20990101T000000000Z-aaaaaaaa', '../../etc', '', 'current'])(
  'refuses "%s"',
  async (name) => {
    await expect(rollBack(releases.store, name)).rejects.toThrow(
      /There is no release .*; there are: /,
    );
    await expect(rollBack(releases.store, ids[2])).rejects.toThrow('is live already');
    expect(releases.store.currentId()).toBe(ids[2]);
  },
);

it('is not crossed by a publish that begins meanwhile', async () => {
  await rollBack(releases.store, ids[0]);
  let publishing: ReturnType<typeof releases.publish> | undefined;
  const write = async (release: Release) => {
    await releases.store.write(release);
    publishing ??= releases.publish('4');
    await Promise.race([publishing, pause(100)]);
  };
  await rollBack({ ...releases.store, write }, ids[2]);
  expect(releases.store.current()?.id).toBe(ids[2]);
  await publishing;
  expect(releases.store.list().map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
});

it('holds until the content changes: the same is not published again', async () => {
  await rollBack(releases.store);
  expect(await releases.publish('3')).toEqual({ kind: 'withheld', id: ids[1] });
  expect(releases.store.currentId()).toBe(ids[1]);
  expect(await releases.publish('2')).toEqual({ kind: 'unchanged', id: ids[1] });

  await published(releases.publish('4'));
  // The rollback is over, so what it took away may come back.
  await published(releases.publish('3'));
});
