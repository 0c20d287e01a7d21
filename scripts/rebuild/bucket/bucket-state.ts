import * as v from 'valibot';
import { CommandError } from '../../run/command.ts';
import { manifestKey, manifestOf, RECORD, STATE } from './kept-names.ts';
import { type Manifest, ManifestSchema } from './manifest.ts';
import type { Look, ObjectStore, Stored } from './object-store.ts';

const StateSchema = v.object({
  /** The release whose objects are all in their places. */
  live: v.optional(v.string()),
  /** Releases that can be gone back to, the live one among them, the newest first. */
  releases: v.array(v.string()),
  /** Rolled back by hand: their content is not published again until it changes. */
  withdrawn: v.array(v.string()),
  /** Hashed files that are no longer part of the live release, with the time at which they were last. */
  left: v.record(v.string(), v.pipe(v.string(), v.isoTimestamp())),
  /** Keys of changed pages and files of which the CDN and the search engines have not heard yet. */
  untold: v.object({ purge: v.array(v.string()), search: v.array(v.string()) }),
});
/** Which release is live in a bucket, and what is still to be done. */
export type BucketState = v.InferOutput<typeof StateSchema>;

const RecordSchema = v.record(v.string(), v.object({ etag: v.string(), modified: v.string(), look: v.string() }));
/** How each object was listed after the last whole publish, and what was then written there. */
export type BucketRecord = v.InferOutput<typeof RecordSchema>;

const NONE: BucketState = { releases: [], withdrawn: [], left: {}, untold: { purge: [], search: [] } };
const LOOK: Look = { type: 'application/json', cache: 'no-store' };

/** All that is known of a bucket when a publish begins. */
export interface Bucket {
  state: BucketState;
  /** Of the state; undefined while there is none. */
  etag: string | undefined;
  record: BucketRecord;
  /** Of all releases that are kept, and of those whose publish was broken off. */
  manifests: Map<string, Manifest>;
  listed: Map<string, Stored>;
}

async function readJson<Schema extends v.GenericSchema>(store: ObjectStore, key: string, schema: Schema) {
  const found = await store.read(key);
  if (!found) return undefined;
  try {
    return { value: v.parse(schema, JSON.parse(found.text)), etag: found.etag };
  } catch (error) {
    throw new CommandError(`${key} in the bucket cannot be read: ${(error as Error).message}. Remove it to publish everything anew`);
  }
}

export async function readBucket(store: ObjectStore): Promise<Bucket> {
  const [state, record, listed] = await Promise.all([
    readJson(store, STATE, StateSchema),
    readJson(store, RECORD, RecordSchema),
    store.list(),
  ]);
  const ids = [...listed.keys()].map(manifestOf).filter((id) => id !== undefined);
  const manifests = await Promise.all(ids.map((id) => readJson(store, manifestKey(id), ManifestSchema)));
  const found = ids.flatMap((id, place) => (manifests[place] ? [[id, manifests[place].value] as const] : []));
  return { state: state?.value ?? NONE, etag: state?.etag, record: record?.value ?? {}, manifests: new Map(found), listed };
}

/** The releases that can be gone back to, the newest first. */
export function releasesOf({ state, manifests }: Pick<Bucket, 'state' | 'manifests'>): Manifest[] {
  return state.releases.flatMap((id) => manifests.get(id) ?? []);
}

/** @returns the state's new etag; somebody who wrote it meanwhile is not written over */
export function writeState(store: ObjectStore, state: BucketState, etag: string | undefined): Promise<string> {
  return store.write(STATE, JSON.stringify(state), LOOK, etag === undefined ? 'absent' : { etag });
}

export async function writeManifest(store: ObjectStore, manifest: Manifest): Promise<void> {
  await store.write(manifestKey(manifest.release.id), JSON.stringify(manifest), LOOK);
}

export async function writeRecord(store: ObjectStore, record: BucketRecord): Promise<void> {
  await store.write(RECORD, JSON.stringify(record), LOOK);
}
