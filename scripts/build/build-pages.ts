import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../run/step.ts';
import { pagesToKeep } from './kept-pages.ts';
import { sharePictureOf } from './media.ts';
import { pageInputs } from './page-inputs.ts';
import { isProvisional, type PageRecord, readPageRecord, writePageRecord } from './page-record.ts';
import { precompress } from './precompress.ts';
import { runAstro, runAstroForOthers } from './run-astro.ts';
import { samePagesAndScripts } from './same-files.ts';

const SNAPSHOT = 'src/content/site';

export interface BuildOptions {
  /** Folder of an earlier build, from which is taken over what would be the same. */
  earlier?: string | undefined;
  /** A digest of code and settings. With it pages of the earlier build are taken over, without it compressed forms alone. */
  code?: string | undefined;
  /** It is made before its pictures and is soon replaced, so its pages are compressed in a hurry. */
  isProvisional?: boolean;
}

/** What a build has in common with the earlier one. Both are empty where code or settings have changed. */
export interface TakenOver {
  /** Files of pages that were not made again. */
  kept: ReadonlySet<string>;
  /** Pages and scripts with the same bytes, those among them. */
  same: ReadonlySet<string>;
}

/** The record of the pages that have inputs, from the built pages themselves where they were made now. */
async function recordOf(
  folder: string,
  inputs: ReadonlyMap<string, string>,
  kept: Readonly<Record<string, string>>,
): Promise<PageRecord['pages']> {
  const pages: PageRecord['pages'] = {};
  for (const [file, input] of inputs) {
    const page = join(folder, file);
    const share = kept[file] ?? (existsSync(page) ? await sharePictureOf(page) : undefined);
    if (share !== undefined) pages[file] = { input, share };
  }
  return pages;
}

async function buildWithRecord(
  folder: string,
  code: string,
  { earlier, isProvisional: isQuick = false }: BuildOptions,
): Promise<TakenOver> {
  const inputs = await pageInputs(SNAPSHOT, code);
  const record = earlier === undefined ? undefined : await readPageRecord(earlier);
  const same = earlier !== undefined && record ? pagesToKeep(earlier, record.pages, inputs) : undefined;
  const isWhole = same !== undefined && (await runAstroForOthers(folder, same));
  if (!isWhole) await runAstro(folder);
  const kept = isWhole ? same.pages : {};
  await writePageRecord(folder, { code, isProvisional: isQuick, pages: await recordOf(folder, inputs, kept) }, earlier);
  const isComparable = earlier !== undefined && record?.code === code;
  return { kept: new Set(Object.keys(kept)), same: isComparable ? await samePagesAndScripts(folder, earlier) : new Set() };
}

/**
 * Builds the site from the snapshot into `folder`, with compressed forms of its files.
 * @returns what it has in common with the earlier build
 * @throws CommandError with Astro's output when a page cannot be built
 */
export async function buildPages(folder: string, options: BuildOptions = {}): Promise<TakenOver> {
  const { earlier, code, isProvisional: isQuick = false } = options;
  const takenOver = await step('pages', async () => {
    if (code !== undefined) return buildWithRecord(folder, code, options);
    await runAstro(folder);
    return { kept: new Set<string>(), same: new Set<string>() };
  });
  const wasQuick = earlier !== undefined && (await isProvisional(earlier));
  await step('compressed files', () => precompress(folder, { earlier: wasQuick && !isQuick ? undefined : earlier, isQuick }));
  return takenOver;
}
