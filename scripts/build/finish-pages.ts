import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { clientScripts, takeManifest } from './client-manifest.ts';
import { createRuntimeFiles } from './island-runtime.ts';
import { minimizePolicy } from './minimize-policy.ts';
import { createPreloads } from './preload-scripts.ts';
import { createSheetTrimmer } from './trim-sheet.ts';

/**
 * After the build, in each page: writes the preloads of players' scripts, drops unused CSS rules, moves the islands' runtime into a file, and last
 * the policy to the start of the head with what the page uses then, or stops the build.
 */
export function finishPages(): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const scripts = clientScripts(takeManifest(folder));
        const withPreloads = createPreloads(folder, scripts);
        const withTrimmedSheet = createSheetTrimmer(folder, scripts);
        const withRuntimeFile = createRuntimeFiles(folder);
        for await (const found of glob('**/*.html', { cwd: folder })) {
          const name = found.replaceAll('\\', '/');
          const file = join(folder, name);
          const html = withRuntimeFile(withTrimmedSheet(withPreloads(await readFile(file, 'utf8')), name));
          await writeFile(file, minimizePolicy(html, name));
        }
      },
    },
  };
}
