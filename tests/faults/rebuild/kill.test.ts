import { fork } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOMENTS } from '../../../scripts/rebuild/publish/publish.ts';
import { PAGES, published } from '../../unit/scripts/rebuild/fake-site.ts';
import { type SmallService, startService } from '../../unit/scripts/rebuild/small-service.ts';

const PUBLISHER = fileURLToPath(new URL('dying-publisher.ts', import.meta.url));
const READERS = 3;

let service: SmallService;
let isReading = true;
let pagesRead = 0;
let versions = 0;
const faults: string[] = [];
const seen = new Set<string>();
let readers: Promise<unknown>;

const nextVersion = () => {
  versions += 1;
  return `v${versions}`;
};

/** Opens a page and then what it needs, as a browser does, and notes whatever is not one whole release. */
async function readPage(name: string): Promise<void> {
  const page = await fetch(`${service.url}/${name === 'index' ? '' : name}`);
  const text = await page.text();
  const version = /version (v\d+)/.exec(text)?.[1];
  if (page.status !== 200 || !version || !text.endsWith(`<!--end ${version}-->`)) {
    faults.push(`${name}: ${page.status}, ${text.length} characters, ${version}`);
    return;
  }
  // The server would go on with the release it has; one that starts now would have none.
  if (!service.shop.store.current()) faults.push(`${name}: nothing is live`);
  pagesRead += 1;
  seen.add(version);
  const styles = await fetch(`${service.url}/_astro/app.${version}.css`);
  if (styles.status !== 200 || (await styles.text()) !== `/* version ${version} */`) faults.push(`${name}: no styles of ${version}`);
}

async function readOn(): Promise<void> {
  while (isReading) {
    for (const name of PAGES) await readPage(name).catch((error: unknown) => faults.push(`${name}: ${error}`));
  }
}

/** Runs a publisher until it is dead. @param after milliseconds to leave it; without, it sees to its own death */
function runPublisher(version: string, death: string, after?: number): Promise<void> {
  const child = fork(PUBLISHER, [service.shop.store.folder, version, death], { stdio: 'ignore' });
  if (after !== undefined) child.once('message', () => setTimeout(() => child.kill('SIGKILL'), after));
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** What is live after a death must be whole, and the next publish must find its way and leave nothing lying about. */
async function expectRecovery(): Promise<void> {
  const { store, publish } = service.shop;
  expect(store.current()?.id).toBe(store.currentId());
  expect(faults).toEqual([]);
  await published(publish(nextVersion()));
  const kept = store.list().map(({ id }) => id);
  expect((await readdir(store.folder)).sort()).toEqual([...kept.flatMap((id) => [id, `${id}.json`]), 'current'].sort());
}

beforeAll(async () => {
  service = await startService(async (shop, build) => shop.publish(String(build)));
  await published(service.shop.publish(nextVersion()));
  await service.shop.publish(nextVersion());
  readers = Promise.all(Array.from({ length: READERS }, readOn));
});

afterAll(async () => {
  isReading = false;
  await readers;
  await service.close();
  await service.shop.close();
});

it.each([...MOMENTS, 'half'])('a publisher killed at "%s" leaves a whole release live', { timeout: 20_000 }, async (moment) => {
  const before = service.shop.store.currentId();
  await runPublisher(nextVersion(), moment);
  const isSwapped = moment === 'prune' || moment === 'done';
  expect(service.shop.store.currentId() !== before).toBe(isSwapped);
  await expectRecovery();
});

it.each([0, 2, 5, 8, 12, 17, 25])('a publisher killed after %i ms leaves a whole release live', { timeout: 20_000 }, async (after) => {
  await runPublisher(nextVersion(), 'later', after);
  await expectRecovery();
});

it.each([5, 15, 40])('a rollback killed after %i ms leaves a whole release live', { timeout: 20_000 }, async (after) => {
  await runPublisher('', 'rollbacks', after);
  await expectRecovery();
});

it('readers saw every release they were shown as a whole, with its own styles', () => {
  expect(faults).toEqual([]);
  expect(pagesRead).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThan(10);
});
