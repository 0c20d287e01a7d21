import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PulledContent } from '../../content/pull/pull-content.ts';
import { assertNoProblems, CommandError } from '../../run/command.ts';
import { withLock } from '../lock.ts';
import { carry, filesToCarry } from '../release/hashed-files.ts';
import { newReleaseId, type Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { failed, type Outcome, type Step } from './outcome.ts';
import { type Kinds, type Size, shrinkProblems, sizeOf } from './size.ts';

/** The parts of a publish, so that tests can pass others. Each throws when it fails. */
export interface PublishSteps {
  /** Brings the snapshot up to date. */
  pull(): Promise<PulledContent>;
  /** Counts what the snapshot holds of each kind. */
  counts(): Promise<Kinds>;
  /** A hash of everything that a build reads: equal fingerprints mean equal sites. */
  fingerprint(): Promise<string>;
  /** Builds into a folder that does not exist yet. */
  build(folder: string): Promise<void>;
  /** What is wrong with a built site, one line each. */
  check(folder: string): Promise<string[]>;
}

export interface PublishOptions {
  store: ReleaseStore;
  steps: PublishSteps;
  /** The build is the maintenance page: it is small, and the next release is not compared with it. */
  maintenance?: boolean;
  /** Allows a site that is less than half the size of the live one. */
  allowSmaller?: boolean;
  /** How long to wait for another publish to end. */
  waitMs?: number;
  now?: () => number;
}

const WAIT_MS = 10 * 60 * 1000;

function sizeProblems(
  size: Size,
  last: Release | undefined,
  { maintenance = false, allowSmaller = false }: PublishOptions,
): string[] {
  const isComparable = last && !allowSmaller && !maintenance && !last.maintenance;
  return isComparable ? shrinkProblems(size, last) : [];
}

/** @param begin is told each step as it begins */
async function publishLocked(
  options: PublishOptions,
  begin: (step: Step) => void,
): Promise<Outcome> {
  const { store, steps, maintenance = false, now = Date.now } = options;
  await store.withLock(() => store.sweep());
  const live = store.currentId();
  const last = store.current();
  // A rollback may happen during a build.
  const assertStillLive = () => {
    if (store.currentId() !== live)
      throw new CommandError('Another release was made live meanwhile');
  };

  begin('pull');
  const contentAt = new Date(now()).toISOString();
  const { kept, leftOut } = await steps.pull();
  const fingerprint = await steps.fingerprint();
  const shown = { ...(kept.length > 0 && { kept }), ...(leftOut.length > 0 && { leftOut }) };
  if (last?.fingerprint === fingerprint) {
    begin('swap');
    await store.withLock(async () => {
      assertStillLive();
      await store.write({ ...last, contentAt, kept });
    });
    return { kind: 'unchanged', id: last.id, ...shown };
  }
  const rolledBack = store
    .list()
    .find((release) => release.withdrawn && release.fingerprint === fingerprint);
  if (last && rolledBack && rolledBack.id > last.id) return { kind: 'withheld', id: last.id };

  const id = newReleaseId(now(), store.list()[0]);
  const site = store.siteOf(id);
  try {
    begin('build');
    await steps.build(site);
    begin('check');
    const size = await sizeOf(site, await steps.counts());
    assertNoProblems([...(await steps.check(site)), ...sizeProblems(size, last, options)]);
    begin('swap');
    let carried: Release['carried'] = {};
    if (live) {
      const before = { carried: {}, ...last };
      carried = filesToCarry(store.siteOf(live), before, { site, carried }, now());
      await carry(store.siteOf(live), Object.keys(carried), site);
    }
    // Waits for the disk, so that the live release is complete after a power failure. Windows has no such command.
    await promisify(execFile)('sync').catch(() => undefined);
    await store.write({
      id,
      builtAt: new Date(now()).toISOString(),
      contentAt,
      kept,
      fingerprint,
      maintenance,
      ...size,
      carried,
      withdrawn: false,
    });
    await store.withLock(async () => {
      assertStillLive();
      await store.swap(id);
    });
    // The release is live whether or not old ones can be removed; the next publish tries again.
    await store.withLock(() => store.prune()).catch(() => undefined);
    return { kind: 'published', id, pages: size.pages, ...shown };
  } catch (error) {
    if (store.currentId() !== id) await store.remove(id).catch(() => undefined);
    throw error;
  }
}

/**
 * Makes a release of what the backend has now. It replaces the live one in one step, and only if all checks pass; otherwise the live release is
 * not touched.
 * @returns how it ended; it does not throw
 */
export async function publish(options: PublishOptions): Promise<Outcome> {
  const { store, waitMs = WAIT_MS } = options;
  let step: Step = 'start';
  try {
    await mkdir(store.folder, { recursive: true });
    return await withLock(join(store.folder, 'publish-lock.db'), { what: 'publish', waitMs }, () =>
      publishLocked(options, (next) => {
        step = next;
      }),
    );
  } catch (error) {
    return failed(step, error);
  }
}
