import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { markUsed, removeUnused } from '../../files/remove-unused.ts';
import { writeAtomically } from '../../files/write-atomically.ts';
import { EncodedPicture } from './encode.ts';

const Address = v.object({ etag: v.optional(v.string()), source: v.string() });

async function readJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return v.parse(schema, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

export type PictureCache = Awaited<ReturnType<typeof pictureCache>>;

/** Keeps fetched pictures between pulls: which source an address had, and the files that were encoded from a source. A damaged entry is ignored. */
export async function pictureCache(folder: string) {
  const addresses = join(folder, 'addresses');
  const pictures = join(folder, 'made');
  await Promise.all([addresses, pictures].map((path) => mkdir(path, { recursive: true })));
  const addressFile = (url: string) =>
    join(addresses, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
  const file = (stem: string, ending: string) => join(pictures, stem, ending);

  return {
    file,
    /** What was last fetched from an address. */
    async address(url: string) {
      const entry = await readJson(addressFile(url), Address);
      if (entry) await markUsed(addressFile(url));
      return entry;
    },
    saveAddress: (url: string, entry: { etag: string | undefined; source: string }) =>
      writeAtomically(addressFile(url), JSON.stringify(entry)),

    async picture(stem: string): Promise<EncodedPicture | undefined> {
      const picture = await readJson(file(stem, 'made.json'), EncodedPicture);
      if (!picture?.endings.every((ending) => existsSync(file(stem, ending)))) return undefined;
      await markUsed(join(pictures, stem));
      return picture;
    },

    async savePicture(stem: string, picture: EncodedPicture, files: ReadonlyMap<string, Buffer>) {
      const draft = join(pictures, `${stem}.${process.pid}`);
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft);
      await Promise.all([...files].map(([ending, bytes]) => writeFile(join(draft, ending), bytes)));
      await writeFile(join(draft, 'made.json'), JSON.stringify(picture));
      await rm(join(pictures, stem), { recursive: true, force: true });
      await rename(draft, join(pictures, stem));
    },

    /** Removes what was not used for 30 days. */
    async prune() {
      for (const kind of [addresses, pictures]) await removeUnused(kind);
    },
  };
}
