import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '../../../../../scripts/files/files-in.ts';
import { releaseStore } from '../../../../../scripts/rebuild/release/release-store.ts';
import { rollBack } from '../../../../../scripts/rebuild/release/roll-back.ts';
import { writeFiles } from '../../write-files.ts';
import { NOTHING, published, versionFiles } from '../fake-site.ts';
import { openTestReleases, type TestReleases } from '../test-releases.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let releases: TestReleases;
beforeEach(async () => {
  releases = await openTestReleases();
});

const fails = (message: string, code?: string) => async () => {
  throw Object.assign(new Error(message), code ? { code } : {});
};
/** A build on a disk that is full before its end. */
async function halfOfIt(folder: string): Promise<void> {
  await writeFiles(folder, { 'index.html': 'half' });
  throw new Error('ENOSPC: no space left on device, write');
}

/** Everything on disk, as names and texts. */
async function everything(): Promise<Record<string, string>> {
  const { folder } = releases.store;
  const names = filesIn(folder).sort();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
}

it('a publish builds nothing when nothing has changed, and notes that the content is fresh', async () => {
  const id = await published(releases.publish('1', {}, { now: () => Date.now() - HOUR }));
  const before = releases.store.current()?.contentAt ?? '';
  expect(await releases.publish('1', { build: fails('must not build') })).toEqual({
    kind: 'unchanged',
    id,
  });
  expect(Date.parse(releases.store.current()?.contentAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(before) + HOUR - 1_000,
  );
});

it('a publish says which lists of the backend it kept and what texts lost, with and without other changes', async () => {
  const shown = { kept: ['promotion'], leftOut: ['link to "http://old.example" in promotion 7'] };
  const pull = async () => shown;
  const id = await published(releases.publish('1', { pull }));
  expect(await releases.publish('1', { pull })).toEqual({ kind: 'unchanged', id, ...shown });
  expect(await releases.publish('2', { pull })).toMatchObject({ kind: 'published', ...shown });
  expect(await releases.publish('2')).toEqual({
    kind: 'unchanged',
    id: releases.store.currentId(),
  });
});

it('a publish keeps five releases', async () => {
  const ids: string[] = [];
  for (const version of '1234567') ids.push(await published(releases.publish(version)));
  expect(releases.store.list().map(({ id }) => id)).toEqual(ids.slice(2).reverse());
  const names = await readdir(releases.store.folder);
  expect(names.filter((name) => !name.includes('.'))).toHaveLength(6);
});

it.each([
  ['pull', { pull: fails('The backend did not answer') }, 'The backend did not answer'],
  ['pull', { fingerprint: fails('EACCES') }, 'EACCES'],
  ['build', { build: fails('\u001b[31mno such component\u001b[39m') }, 'no such component'],
  ['build', { build: halfOfIt }, 'ENOSPC: no space left on device, write'],
  [
    'check',
    { check: async () => ['/slots: is missing', '/: /x leads nowhere'] },
    '/slots: is missing\n/: /x leads nowhere',
  ],
  ['check', { check: fails('does not parse') }, 'does not parse'],
] as const)(
  'a publish that fails in its %s leaves nothing behind and says why, and the same content can be published',
  async (step, changes, reason) => {
    await published(releases.publish('1'));
    const before = await everything();
    expect(await releases.publish('2', changes)).toEqual({ kind: 'failed', step, reason });
    expect(await everything()).toEqual(before);
    await published(releases.publish('2'));
  },
);

it('a publish leaves nothing behind when the disk is full at the last write', async () => {
  const id = await published(releases.publish('1'));
  const before = await everything();
  const full = releaseStore(
    releases.store.folder,
    fails('ENOSPC: no space left on device, write', 'ENOSPC'),
  );
  expect(await releases.publish('2', {}, { store: full })).toMatchObject({
    kind: 'failed',
    step: 'swap',
    reason: expect.stringContaining('ENOSPC'),
  });
  expect(releases.store.currentId()).toBe(id);
  expect(await everything()).toEqual(before);
});

it('a publish shortens a long reason from its middle', async () => {
  const outcome = await releases.publish('1', {
    build: fails(`first ${'x'.repeat(9_000)} last`),
  });
  expect(outcome).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/^first x+\n…\nx+ last$/),
  });
  expect(JSON.stringify(outcome).length).toBeLessThan(2_200);
});

it.each(['check', 'pull'] as const)(
  'a publish stops when a rollback came between, during its %s',
  async (step) => {
    const first = await published(releases.publish('1'));
    await published(releases.publish('2'));
    const meanwhile = async () => {
      await rollBack(releases.store);
      return step === 'pull' ? NOTHING : [];
    };
    const version = step === 'pull' ? '2' : '3';
    expect(await releases.publish(version, { [step]: meanwhile })).toMatchObject({
      kind: 'failed',
      step: 'swap',
    });
    expect(await releases.publish('2')).toEqual({ kind: 'withheld', id: first });
  },
);

it('a publish does not run beside another', async () => {
  const build = async (folder: string) => {
    expect(await releases.publish('2')).toEqual({
      kind: 'failed',
      step: 'start',
      reason: 'Another publish is running',
    });
    await writeFiles(folder, versionFiles('1'));
  };
  await published(releases.publish('1', { build }));
});

describe('a site of less than half the size', () => {
  const half = { build: (folder: string) => writeFiles(folder, versionFiles('2', 50)) };
  const onePage = {
    build: (folder: string) => writeFiles(folder, { 'index.html': 'x'.repeat(50_000) }),
  };
  const withHelp = (...pages: string[]) => ({
    async build(folder: string) {
      const help = pages.map((page) => [`bd/help/${page}.html`, 'short']);
      await writeFiles(folder, { ...versionFiles('1'), ...Object.fromEntries(help) });
    },
  });
  const withPromotions = (count: number) => ({
    counts: async () => ({ 'promotions in bd': count }),
  });

  it.each([
    ['bytes', {}, half, /^\d+ bytes of pages, less than half of the live release’s \d+\n/],
    ['pages', {}, onePage, /^1 pages, less than half of the live release’s 6\n/],
    [
      'pages of one folder',
      withHelp('a', 'b', 'c'),
      withHelp('a'),
      /^1 pages in \/bd\/help, less than half of the live release’s 3\n/,
    ],
    [
      'content of one kind',
      withPromotions(1),
      withPromotions(0),
      /^0 promotions in bd, less than half of the live release’s 1\n/,
    ],
  ])(
    'is not published for its few %s, until somebody allows it',
    async (_what, live, next, said) => {
      const id = await published(releases.publish('1', live));
      const { reason, ...outcome } = { reason: '', ...(await releases.publish('2', next)) };
      expect(outcome).toEqual({ kind: 'failed', step: 'check' });
      expect(reason).toMatch(said);
      expect(reason).toMatch(/\nIf that is meant to be: npm run publish -- --allow-smaller$/);
      expect(releases.store.currentId()).toBe(id);
      await published(releases.publish('2', next, { allowSmaller: true }));
      expect(await releases.publish('2', next)).toMatchObject({ kind: 'unchanged' });
    },
  );

  it('is one of fewer than half, not of two pages in place of three', async () => {
    await published(releases.publish('1', withHelp('a', 'b', 'c')));
    await published(releases.publish('2', withHelp('a', 'b')));
  });

  it('is what maintenance looks like, and no measure for what follows', async () => {
    await published(releases.publish('1'));
    await published(releases.publish('2', half, { maintenance: true }));
    expect(releases.store.current()?.maintenance).toBe(true);
    await published(releases.publish('3'));
  });
});

const asset = (version: string, id: string) =>
  existsSync(join(releases.store.siteOf(id), `_astro/app.${version}.css`));

it('files of earlier releases stay for seven days after they were last live, however many releases come', async () => {
  const start = Date.now() - 30 * DAY;
  const publishAt = (days: number, version: string) =>
    published(releases.publish(version, {}, { now: () => start + days * DAY }));
  await publishAt(0, '1');
  let id = '';
  // Eleven releases in an hour or so: by count, all of the first's files would be gone.
  for (let step = 0; step <= 10; step += 1) id = await publishAt(1 + step / 240, `burst${step}`);
  expect(asset('1', id)).toBe(true);

  id = await publishAt(7.9, 'later');
  expect([asset('1', id), asset('burst5', id)]).toEqual([true, true]);
  id = await publishAt(8.03, 'latest');
  const files = ['1', 'burst5', 'burst9', 'later'].filter((version) => asset(version, id));
  expect(files).toEqual(['burst9', 'later']);
  expect(existsSync(join(releases.store.siteOf(id), 'slots.html'))).toBe(true);
});

it('files of earlier releases go along with a rollback, so that pages of the release that went keep working', async () => {
  const first = await published(releases.publish('1'));
  await published(releases.publish('2'));
  await rollBack(releases.store);
  expect([asset('1', first), asset('2', first)]).toEqual([true, true]);
  const third = await published(releases.publish('3', {}, { now: () => Date.now() + 6 * DAY }));
  expect(asset('2', third)).toBe(true);
  const fourth = await published(releases.publish('4', {}, { now: () => Date.now() + 8 * DAY }));
  expect([asset('1', fourth), asset('2', fourth), asset('3', fourth)]).toEqual([true, false, true]);
});
