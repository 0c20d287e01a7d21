import { CommandError } from '../../run/command.ts';
import type { Untold } from './bucket-outcome.ts';
import { type Bucket, type BucketRecord, type BucketState, writeRecord, writeState } from './bucket-state.ts';
import { contentKey } from './kept-names.ts';
import { isHashedFile, type Manifest, type SiteFile } from './manifest.ts';
import type { ObjectStore, Stored } from './object-store.ts';
import { asContent, isThere, lookOf, planFor } from './plan.ts';
import { prune, stillKept } from './prune.ts';
import { type Listeners, tellOf } from './tell.ts';

const CONCURRENCY = 16;

async function each<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Objects of which the CDN, or a search engine, may know something else: what differs from the live release, and what was written. */
function changedKeys({ state, manifests }: Bucket, wanted: Manifest, written: readonly SiteFile[], removed: readonly string[]): string[] {
  const live = new Map(manifests.get(state.live ?? '')?.files.map((file) => [file.key, lookOf(file)]));
  const changed = wanted.files.filter((file) => !isHashedFile(file) && live.get(file.key) !== lookOf(file));
  return [...new Set([...changed, ...written].map(({ key }) => key).concat(removed))];
}

/** The note for the next publish. What an earlier one wrote and nobody touched since stays noted. */
function recordOf({ record }: Bucket, wanted: Manifest, listed: ReadonlyMap<string, Stored>): BucketRecord {
  const looks = new Map(wanted.files.map((file) => [file.key, lookOf(file)]));
  for (const file of wanted.files) if (!isHashedFile(file)) looks.set(contentKey(file.sha256), lookOf(asContent(file)));
  const next: BucketRecord = {};
  for (const [key, { etag, modified }] of listed) {
    const noted = record[key];
    const look = looks.get(key) ?? (noted?.etag === etag && noted.modified === modified ? noted.look : undefined);
    if (look !== undefined) next[key] = { etag, modified, look };
  }
  return next;
}

/** Hashed files that are not part of the release, with the time at which they were last live. */
function leftFiles({ state, manifests }: Bucket, wanted: Manifest, listed: ReadonlyMap<string, Stored>, now: number): BucketState['left'] {
  const own = new Set(wanted.files.map(({ key }) => key));
  const known = [...manifests.values()].flatMap(({ files }) => files.filter(isHashedFile).map(({ key }) => key));
  const left = new Set([...known, ...Object.keys(state.left)].filter((key) => !own.has(key) && listed.has(key)));
  return Object.fromEntries([...left].map((key) => [key, state.left[key] ?? new Date(now).toISOString()]));
}

export interface ShowOptions extends Listeners {
  /** Reads what the bucket does not have yet. */
  read: (file: SiteFile) => Promise<Buffer>;
  withdrawn: string[];
  now: number;
}

export interface Shown extends Untold {
  written: number;
  removed: number;
}

/**
 * Makes a bucket show a release whose manifest is in it. Whenever it is broken off, readers have whole pages, each with its files, and the next
 * publish or rollback goes on from what is there.
 */
export async function showRelease(store: ObjectStore, bucket: Bucket, wanted: Manifest, options: ShowOptions): Promise<Shown> {
  const { state } = bucket;
  const { uploads, stages, removals } = planFor(bucket, wanted);
  await each(uploads, async ({ key, file }) => {
    const { type, cache } = isHashedFile(file) ? file : asContent(file);
    await store.write(key, await options.read(file), { type, cache });
  });
  for (const stage of stages) await each(stage, (file) => store.copy(contentKey(file.sha256), file.key, file));
  await each(removals, (key) => store.remove(key));

  const listed = await store.list();
  for (const { key, bytes } of wanted.files) {
    if (listed.get(key)?.bytes !== bytes)
      throw new CommandError(`${key} was sent to the bucket and is not there: somebody else changes it`);
  }
  const changed = changedKeys(bucket, wanted, stages.flat(), removals);
  const { id } = wanted.release;
  const listedPages = new Set(
    [wanted, ...bucket.manifests.values()].flatMap(({ files }) => files.filter((file) => file.listed).map(({ key }) => key)),
  );
  const left = leftFiles(bucket, wanted, listed, options.now);
  const isSameLeft = JSON.stringify(left) === JSON.stringify(state.left);
  const isChanged = state.live !== id || uploads.length > 0 || changed.length > 0 || !isSameLeft;
  let [next, etag] = [state, bucket.etag];
  if (isChanged) {
    await writeRecord(store, recordOf(bucket, wanted, listed));
    next = {
      live: id,
      releases: stillKept([...new Set([...state.releases, id])], id),
      withdrawn: options.withdrawn,
      left,
      untold: {
        purge: options.purge ? [...new Set([...state.untold.purge, ...changed])] : [],
        search: options.search ? [...new Set([...state.untold.search, ...changed.filter((key) => listedPages.has(key))])] : [],
      },
    };
    etag = await writeState(store, next, etag);
  }

  const purge = await tellOf(next.untold.purge, options.purge, options);
  const search = await tellOf(next.untold.search, options.search, options);
  const untold = { purge: purge === undefined ? [] : next.untold.purge, search: search === undefined ? [] : next.untold.search };
  if (untold.purge.length < next.untold.purge.length || untold.search.length < next.untold.search.length) {
    await writeState(store, { ...next, untold }, etag);
  }
  const pruned = await prune(store, { ...bucket, state: next, listed }, wanted, options.now);
  const problems = { ...(purge === undefined ? {} : { purge }), ...(search === undefined ? {} : { search }) };
  return { written: uploads.length + stages.flat().length, removed: removals.length + pruned, ...problems };
}

/** Objects of a release that the bucket no longer has as they were. */
export function missingOf(bucket: Bucket, { files }: Manifest): string[] {
  return files
    .map((file) => (isHashedFile(file) ? { key: file.key, file } : { key: contentKey(file.sha256), file: asContent(file) }))
    .filter(({ key, file }) => !isThere(bucket, key, file, true))
    .map(({ key }) => key);
}
