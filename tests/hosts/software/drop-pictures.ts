import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures of each kind that are published into a bucket: the questions are about one. */
const PICTURES = 3;

/** Leaves most pictures out, since each is a request of its own. */
export function dropPictures(site: string): void {
  const kinds = Map.groupBy(globSync('media/*', { cwd: site }).sort(), (name) => name.split('.').at(-1));
  for (const names of kinds.values()) for (const name of names.slice(PICTURES)) rmSync(join(site, name));
}
