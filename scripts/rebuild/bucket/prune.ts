import { type Bucket, releasesOf } from './bucket-state.ts';
import { contentKey, isContent, manifestKey } from './kept-names.ts';
import { isHashedFile, type Manifest } from './manifest.ts';
import type { ObjectStore } from './object-store.ts';

/** Releases that can be gone back to, the live one among them; as many as on a machine. */
const MAX_RELEASES = 5;
/** How long an open page can still load its files (security.md, 1.4). */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The releases that stay, the newest first. */
export function stillKept(ids: readonly string[], live: string): string[] {
  const others = ids
    .filter((id) => id !== live)
    .sort()
    .reverse();
  return [live, ...others.slice(0, MAX_RELEASES - 1)].sort().reverse();
}

/**
 * Removes what neither the live release, nor an open page, nor a rollback can ask for. What was not put there by a publish is left alone.
 * @returns how many objects
 */
export async function prune(store: ObjectStore, bucket: Bucket, live: Manifest, now: number): Promise<number> {
  const kept = [live, ...releasesOf(bucket)];
  const needed = new Set(kept.flatMap(({ files }) => files.map((file) => (isHashedFile(file) ? file.key : contentKey(file.sha256)))));
  const ids = new Set(kept.map(({ release }) => release.id));
  const left = Object.entries(bucket.state.left).filter(([, at]) => now - Date.parse(at) >= KEPT_MS);
  const old = [
    ...[...bucket.manifests.keys()].filter((id) => !ids.has(id)).map(manifestKey),
    ...left.map(([key]) => key),
    ...[...bucket.listed.keys()].filter(isContent),
  ].filter((key) => !needed.has(key) && bucket.listed.has(key));
  for (const key of old) await store.remove(key);
  return old.length;
}
