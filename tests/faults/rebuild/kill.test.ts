import { fork } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { PAGES, published } from '../../unit/scripts/rebuild/fake-site.ts';
import { eachItsOwn, startService } from '../../unit/scripts/rebuild/test-service.ts';

const PUBLISHER = fileURLToPath(new URL('dying-publisher.ts', import.meta.url));
const READERS = 3;

const service = await startService(eachItsOwn);
let isReading = true;
let pagesRead = 0;
let versions = 0;
const faults: string[] = [];
const seen = new Set<string>();

const nextVersion = () => {
  versions += 1;
  return `v${versions}`;
};

/** Loads a page and its styles, as a browser does, and records whatever does not belong to one complete release. */
async function readPage(name: string): Promise<void> {
  const page = await fetch(`${service.url}/${name === 'index' ? '' : name}`);
  const text = await page.text();
  const version = /version (v\d+)/.exec(text)?.[1];
  if (page.status !== 200 || !version || !text.endsWith(`<!--end ${version}-->`)) {
    faults.push(`${name}: ${page.status}, ${text.length} characters, ${version}`);
    return;
  }
  // The server would go on with the release it has; one that starts now would have none.
  if (!service.releases.store.current()) faults.push(`${name}: nothing is live`);
  pagesRead += 1;
  seen.add(version);
  const styles = await fetch(`${service.url}/_astro/app.${version}.css`);
  if (styles.status !== 200 || (await styles.text()) !== `/* version ${version} */`)
    faults.push(`${name}: no styles of ${version}`);
}

async function readOn(): Promise<void> {
  while (isReading) {
    for (const name of PAGES)
      await readPage(name).catch((error: unknown) => faults.push(`${name}: ${error}`));
  }
}

/** Runs a publisher, or without a version a rollback, until it has killed itself. @param point before which change of a file */
async function runPublisher(version: string, point: string): Promise<void> {
  const child = fork(PUBLISHER, [service.releases.store.folder, version, point], {
    stdio: 'ignore',
  });
  const signal = await new Promise((resolve) =>
    child.once('exit', (_code, killedBy) => resolve(killedBy)),
  );
  expect(signal).toBe('SIGKILL');
}

/** After a kill the live release must be complete, and the next publish must succeed and leave no other builds. */
async function expectRecovery(): Promise<void> {
  const { store, publish } = service.releases;
  expect(store.current()?.id).toBe(store.currentId());
  expect(faults).toEqual([]);
  await published(publish(nextVersion()));
  const ids = store.list().map(({ id }) => id);
  const locks = ['publish-lock.db', 'releases-lock.db'];
  expect((await readdir(store.folder)).sort()).toEqual(
    [...ids.flatMap((id) => [id, `${id}.json`]), 'current', ...locks].sort(),
  );
}

await published(service.releases.publish(nextVersion()));
await service.releases.publish(nextVersion());
const readers = Promise.all(Array.from({ length: READERS }, readOn));
afterAll(async () => {
  isReading = false;
  await readers;
});

it.each([
  ['writeFile .*/index.html ', false],
  ['writeFile .*/404.html ', false],
  ['link .*/app.v', false],
  ['writeFile .*.json', false],
  ['rename .*.json$', false],
  ['symlink .*/.current-', false],
  ['rename .*/current$', false],
  ['rm .*Z-[^/]*.json$', true],
  ['rm .*Z-[^/.]*$', true],
] as const)(
  'a publisher killed before “%s” leaves a complete release live',
  { timeout: 20_000 },
  async (point, isSwapped) => {
    const before = service.releases.store.currentId();
    await runPublisher(nextVersion(), point);
    expect(service.releases.store.currentId() !== before).toBe(isSwapped);
    await expectRecovery();
  },
);

it.each(['writeFile .*.json', 'rename .*.json$', 'symlink .*/.current-', 'rename .*/current$'])(
  'a rollback killed before “%s” leaves a complete release live',
  { timeout: 20_000 },
  async (point) => {
    await runPublisher('', point);
    await expectRecovery();
  },
);

it('readers got only complete releases, each with its own styles', () => {
  expect(faults).toEqual([]);
  expect(pagesRead).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThan(10);
});
