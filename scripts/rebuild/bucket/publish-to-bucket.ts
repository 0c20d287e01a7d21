import { CommandError } from '../../run/command.ts';
import type { Env } from '../../settings/env.ts';
import { failed } from '../publish/outcome.ts';
import { shrinkProblems } from '../publish/size.ts';
import { CARRY_MS } from '../release/hashed-files.ts';
import type { Release } from '../release/release.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { type LockOptions, withBucketLock } from './bucket-lock.ts';
import type { BucketOutcome } from './bucket-outcome.ts';
import { type BucketState, readState, writeState } from './bucket-state.ts';
import { md5Of, type Remote } from './rclone.ts';
import { isHashedFile, isPage, leadsToPages, siteFiles, sitemapPages } from './site-files.ts';
import { indexNow, type Listeners, purgeBy, tellOf } from './tell.ts';

export interface BucketPublishOptions extends Listeners {
  remote: Remote;
  /** The release to publish, with its site's folder. It is read under the lock, since a rollback may come while another publisher is waited for. */
  live: () => { folder: string; release: Release };
  /** The key file's text is its name (IndexNow). */
  indexNowKey?: string | undefined;
  /** Allows a site that is less than half the size of the one in the bucket. */
  allowSmaller?: boolean;
  lock?: LockOptions;
  now?: () => number;
}

const union = (...lists: readonly Iterable<string>[]) => [...new Set(lists.flatMap((list) => [...list]))];

/** An earlier release has been in the bucket before, and is sent again by a rollback. */
function assertFit({ release: live }: BucketState, release: Release, allowSmaller: boolean): void {
  if (!live || allowSmaller || release.smallerAllowed || release.id < live.id) return;
  const problems = shrinkProblems(release, live);
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

/**
 * Three passes: hashed files, which no page asks for yet; other files, and pages that no page links to yet; changed pages and the lists of pages.
 */
function passes(names: readonly string[], found: ReadonlyMap<string, string>): string[][] {
  const rest = names.filter((name) => !isHashedFile(name));
  const isLast = (name: string) => leadsToPages(name) && !(isPage(name) && !found.has(name));
  return [names.filter(isHashedFile), rest.filter((name) => !isLast(name)), rest.filter(isLast)];
}

async function publishLocked(remote: Remote, options: BucketPublishOptions): Promise<BucketOutcome> {
  const { live, indexNowKey, allowSmaller = false, now = Date.now } = options;
  const { folder, release } = live();
  if (release.maintenance) {
    throw new CommandError('A bucket cannot answer with status 503: let the CDN show that the site is closed (docs/deploying.md)');
  }
  const state = await readState(remote);
  assertFit(state, release, allowSmaller);
  const site = await siteFiles(folder, release.carried);
  const keyFile = indexNowKey === undefined ? [] : [`${indexNowKey}.txt`];
  const wanted = new Map([...site, ...keyFile.map((name) => [name, md5Of(indexNowKey ?? '')] as const)]);
  const found = await remote.list();

  const isDifferent = (name: string) => found.get(name) !== wanted.get(name);
  const different = [...site.keys()].filter(isDifferent);
  const time = now();
  const gone = state.files.filter((name) => found.has(name) && !wanted.has(name));
  const leftAt = (name: string) => state.left[name] ?? new Date(time).toISOString();
  const old = gone.filter((name) => !isHashedFile(name) || time - Date.parse(leftAt(name)) >= CARRY_MS);
  const left = Object.fromEntries(gone.filter((name) => !old.includes(name)).map((name) => [name, leftAt(name)]));

  const changed = [...different, ...old].filter((name) => !isHashedFile(name));
  const listed = await sitemapPages(folder);
  const isOfSearch = (name: string) => listed.has(name) || (isPage(name) && !wanted.has(name));
  const untold = {
    purge: options.purge ? union(state.untold.purge, changed) : [],
    search: options.search ? union(state.untold.search, changed.filter(isOfSearch)) : [],
  };
  const written = different.length + keyFile.filter(isDifferent).length;
  const isWork = written + old.length > 0;
  if (isWork) {
    // First, so that what an interrupted publish has written is known to be ours, and is purged and announced.
    await writeState(remote, { ...state, files: union(state.files, wanted.keys()), left, untold });
    for (const name of keyFile.filter(isDifferent)) await remote.write(name, indexNowKey ?? '');
    for (const pass of passes(different, found)) await remote.send(folder, pass);
    await remote.remove(old);
    const arrived = await remote.list();
    const lost = [...wanted].find(([name, md5]) => arrived.get(name) !== md5)?.[0];
    if (lost !== undefined) throw new CommandError(`${lost} was sent to the bucket and is not there: somebody else changes it`);
  }

  const purge = await tellOf(untold.purge, options.purge, options.site);
  const search = await tellOf(untold.search, options.search, options.site);
  const isSame = state.release?.fingerprint === release.fingerprint;
  const next: BucketState = {
    release: isSame ? state.release : release,
    files: union(wanted.keys(), Object.keys(left)),
    left,
    untold: { purge: purge === undefined ? [] : untold.purge, search: search === undefined ? [] : untold.search },
  };
  if (isWork || JSON.stringify(next) !== JSON.stringify(state)) await writeState(remote, next);
  const problems = { ...(purge === undefined ? {} : { purge }), ...(search === undefined ? {} : { search }) };
  if (isSame && !isWork) return { kind: 'unchanged', id: release.id, ...problems };
  return { kind: 'sent', id: release.id, written, removed: old.length, ...problems };
}

/**
 * Publishes a release of this machine to a bucket. If it is interrupted, readers have complete pages, each with its files and with links to pages
 * that exist, and the next publish resumes.
 * @returns how it ended; it does not throw
 */
export async function publishToBucket(options: BucketPublishOptions): Promise<BucketOutcome> {
  try {
    return await withBucketLock(options.remote, options.lock ?? {}, (remote) => publishLocked(remote, options));
  } catch (error) {
    return failed('send', error);
  }
}

interface SendOptions {
  env: Env;
  releases: ReleaseStore;
  remote: Remote;
  allowSmaller?: boolean;
  lock?: LockOptions;
}

/**
 * Publishes this machine's live release to a bucket, as the settings say.
 * @returns how it ended; it does not throw
 */
export function sendLiveRelease({ env, releases, ...options }: SendOptions): Promise<BucketOutcome> {
  const { purgeCommand, indexNowKey } = env.bucket;
  return publishToBucket({
    ...options,
    live() {
      const release = releases.current();
      if (!release) throw new CommandError('There is no release yet');
      return { folder: releases.siteOf(release.id), release };
    },
    site: env.siteUrl,
    indexNowKey,
    purge: purgeCommand ? purgeBy(purgeCommand) : undefined,
    search: indexNowKey ? indexNow(indexNowKey, env.siteUrl) : undefined,
  });
}
