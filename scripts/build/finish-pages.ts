import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltSite } from '../built-site/built-site.ts';
import { clientScripts, takeManifest } from './client-manifest.ts';
import { createRuntimeFiles } from './island-runtime.ts';
import { minimizePolicy } from './minimize-policy.ts';
import { createPreloads } from './preload-scripts.ts';
import { createSheetTrimmer } from './trim-sheet.ts';

/**
 * After the build, in each page, which is read once: writes the preloads of players' scripts, drops unused CSS rules, moves the islands' runtime into a
 * file, and last the policy to the start of the head with what the page uses then, or stops the build.
 */
export async function finishPages(folder: string): Promise<void> {
  const scripts = clientScripts(takeManifest(folder));
  const { pages } = readBuiltSite(folder);
  const withPreloads = createPreloads(folder, scripts);
  const withTrimmedSheet = createSheetTrimmer(folder, pages, scripts);
  const withRuntimeFile = createRuntimeFiles(folder);
  for (const page of pages) {
    const file = join(folder, page.file);
    const html = withRuntimeFile(
      withTrimmedSheet(withPreloads(await readFile(file, 'utf8'), page), page),
    );
    await writeFile(file, minimizePolicy(html, page.file));
  }
}
