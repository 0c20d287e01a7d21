import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '../files/write-atomically.ts';

/** What the pages of a build were made of, kept outside of it, since a release is published as it is. */
const RECORDS = '.cache/pages';

const RecordedPage = v.object({
  /** A digest of all that the page is made of. */
  input: v.string(),
  /** The file in `/media` that messengers show for it. */
  share: v.string(),
});
const PageRecord = v.object({
  /** A digest of the code and the settings that built them. */
  code: v.string(),
  /** It was made before its pictures and is soon replaced: its pages are compressed in a hurry. */
  isProvisional: v.boolean(),
  /** By the page's file in the built site. */
  pages: v.record(v.string(), RecordedPage),
});
export type PageRecord = v.InferOutput<typeof PageRecord>;

const fileOf = (build: string, records: string) => join(records, `${basename(build)}.json`);

/** What is recorded of the pages of a build; undefined if it was built without a record. */
export async function readPageRecord(build: string, records = RECORDS): Promise<PageRecord | undefined> {
  try {
    return v.parse(PageRecord, JSON.parse(await readFile(fileOf(build, records), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Records the pages of a build, and forgets those of all builds but the one before it. */
export async function writePageRecord(build: string, record: PageRecord, earlier: string | undefined, records = RECORDS): Promise<void> {
  await mkdir(records, { recursive: true });
  const inUse = [build, ...(earlier === undefined ? [] : [earlier])].map((folder) => fileOf(folder, records));
  await writeAtomically(fileOf(build, records), JSON.stringify(record));
  for (const name of await readdir(records)) if (!inUse.includes(join(records, name))) await rm(join(records, name), { force: true });
}

/** Whether a build was made before its pictures. */
export async function isProvisional(build: string, records = RECORDS): Promise<boolean> {
  return (await readPageRecord(build, records))?.isProvisional === true;
}
