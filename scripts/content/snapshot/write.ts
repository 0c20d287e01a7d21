import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Snapshot } from '../../../src/lib/domain/site/snapshot.ts';
import { linkFile } from '../../files/link-file.ts';

const STALE_DRAFT_MS = 60 * 60 * 1000;
const draftName = (folder: string) => `.${basename(folder)}-next-`;
const previous = (folder: string) => join(dirname(folder), `.${basename(folder)}-previous`);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, sorted(field)]));
}

/** JSON with sorted keys, so that equal content gives equal bytes. */
function stableJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 2)}\n`;
}

/** Repairs what a killed pull left: a snapshot that was moved away and not yet replaced, and unfinished drafts. */
export async function recover(folder: string): Promise<void> {
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  if (!existsSync(folder) && existsSync(previous(folder))) await rename(previous(folder), folder);
  for (const name of await readdir(parent)) {
    const isDraft = name.startsWith(draftName(folder));
    if (isDraft && Date.now() - (await stat(join(parent, name))).mtimeMs > STALE_DRAFT_MS)
      await rm(join(parent, name), { recursive: true });
  }
}

async function isSame(
  folder: string,
  texts: ReadonlyMap<string, string>,
  media: ReadonlyMap<string, string>,
): Promise<boolean> {
  try {
    const stored = await readdir(join(folder, 'media'));
    // Names are hashes of the source, so equal names mean equal files.
    if (stored.length !== media.size || !stored.every((name) => media.has(name))) return false;
    const pairs = await Promise.all(
      [...texts].map(async ([name, text]) => (await readFile(join(folder, name), 'utf8')) === text),
    );
    return pairs.every(Boolean);
  } catch {
    return false;
  }
}

async function swap(draft: string, folder: string): Promise<void> {
  await rm(previous(folder), { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, previous(folder));
  await rename(draft, folder);
  await rm(previous(folder), { recursive: true, force: true });
}

/**
 * Replaces the snapshot in `folder` in one step, unless nothing changed.
 * @param media paths of the files for `media/`, by name
 * @returns whether anything changed
 */
export async function writeSnapshot(
  folder: string,
  snapshot: Snapshot,
  media: ReadonlyMap<string, string>,
): Promise<boolean> {
  const texts = new Map(
    Object.entries(snapshot).map(([name, content]) => [`${name}.json`, stableJson(content)]),
  );
  if (await isSame(folder, texts, media)) return false;
  const draft = join(dirname(folder), `${draftName(folder)}${process.pid}`);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(join(draft, 'media'), { recursive: true });
    for (const [name, text] of texts) await writeFile(join(draft, name), text);
    for (const [name, path] of media) await linkFile(path, join(draft, 'media', name));
    await swap(draft, folder);
    return true;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
