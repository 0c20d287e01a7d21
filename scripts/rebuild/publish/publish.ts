import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../../run/command.ts';
import { assertNoProblems } from '../../run/problems.ts';
import { alone } from '../lock.ts';
import { flush } from '../release/flush.ts';
import { carry, filesToCarry } from '../release/hashed-files.ts';
import { newReleaseId, type Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { as, failed, type Outcome, StepError } from './outcome.ts';
import { halved, type Size, sizeOf } from './size.ts';

/** What a publish is made of; tests hand in others. Each throws when it fails. */
export interface PublishSteps {
  /** Brings the snapshot up to date. */
  pull(): Promise<void>;
  /** Of everything that a build reads: equal fingerprints, equal sites. */
  fingerprint(): Promise<string>;
  /** Builds into a folder that does not exist yet. */
  build(folder: string): Promise<void>;
  /** What is wrong with a built site, one line each. */
  check(folder: string): Promise<string[]>;
}

/** Moments of a publish, in order; a publisher may die at each. */
export const MOMENTS = ['pull', 'build', 'check', 'carry', 'flush', 'record', 'swap', 'prune', 'done'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface PublishOptions {
  store: ReleaseStore;
  steps: PublishSteps;
  /** The build is the maintenance page: small, and no measure for the next one. */
  maintenance?: boolean;
  /** Lets a site pass that is less than half of the live one. */
  allowSmaller?: boolean;
  /** Milliseconds to wait for another publish to end. */
  patience?: number;
  now?: () => number;
  onMoment?: (moment: Moment) => void;
}

const PATIENCE_MS = 10 * 60 * 1000;

function sizeProblems(size: Size, last: Release | undefined, { maintenance = false, allowSmaller = false }: PublishOptions): string[] {
  const isComparable = last && !allowSmaller && !maintenance && !last.maintenance;
  return isComparable ? halved(size, last) : [];
}

async function publishAlone(options: PublishOptions): Promise<Outcome> {
  const { store, steps, maintenance = false, now = Date.now, onMoment = () => undefined } = options;
  await as('start', () => store.inTurn(() => store.sweep()));
  const live = store.currentId();
  const last = store.current();
  // Rolling back waits for no build.
  const assertStillLive = () => {
    if (store.currentId() !== live) throw new CommandError('Another release was made live meanwhile');
  };

  onMoment('pull');
  const contentAt = new Date(now()).toISOString();
  const fingerprint = await as('pull', async () => {
    await steps.pull();
    return steps.fingerprint();
  });
  if (last?.fingerprint === fingerprint) {
    await as('swap', () =>
      store.inTurn(async () => {
        assertStillLive();
        await store.write({ ...last, contentAt });
      }),
    );
    return { kind: 'unchanged', id: last.id };
  }
  const rolledBack = store.list().find((release) => release.withdrawn && release.fingerprint === fingerprint);
  if (last && rolledBack && rolledBack.id > last.id) return { kind: 'withheld', id: last.id };

  const id = newReleaseId(now(), store.list()[0]);
  const site = store.siteOf(id);
  try {
    onMoment('build');
    await as('build', () => steps.build(site));
    onMoment('check');
    const size = await as('check', async () => {
      const measured = await sizeOf(site);
      assertNoProblems([...(await steps.check(site)), ...sizeProblems(measured, last, options)]);
      return measured;
    });
    await as('swap', async () => {
      onMoment('carry');
      const carried = live ? await filesToCarry(store.siteOf(live), last ?? { carried: {} }, { site, carried: {} }, now()) : {};
      if (live) await carry(store.siteOf(live), Object.keys(carried), site);
      onMoment('flush');
      await flush(site);
      onMoment('record');
      await store.write({
        id,
        builtAt: new Date(now()).toISOString(),
        contentAt,
        fingerprint,
        maintenance,
        ...size,
        carried,
        withdrawn: false,
      });
      await store.inTurn(async () => {
        assertStillLive();
        onMoment('swap');
        await store.swap(id);
      });
    });
    onMoment('prune');
    // What is live is live: old releases that will not go are the next publish's trouble.
    await store.inTurn(() => store.prune()).catch(() => undefined);
    onMoment('done');
    return { kind: 'published', id, pages: size.pages };
  } catch (error) {
    if (store.currentId() !== id) await store.remove(id).catch(() => undefined);
    throw error;
  }
}

/**
 * Makes a release of what the backend has now and puts it in the live one's place, in one step and only if it is sound; else the live release
 * stays, byte for byte.
 * @returns how it ended; it does not throw
 */
export async function publish(options: PublishOptions): Promise<Outcome> {
  const { store, patience = PATIENCE_MS } = options;
  try {
    await mkdir(store.folder, { recursive: true });
    return await alone(join(store.folder, 'publish.lock'), { what: 'publish', patience }, () => publishAlone(options));
  } catch (error) {
    return error instanceof StepError ? failed(error.step, error.cause) : failed('start', error);
  }
}
