import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LANGUAGES } from '../../src/lib/config.ts';
import { type KeptPages, keptPages } from '../../src/lib/site/kept-pages.ts';
import { linkFile } from '../files/link-file.ts';
import { promotionFile } from './page-inputs.ts';
import type { PageRecord } from './page-record.ts';

/** What a build takes over, and the pages that it makes again although nothing says that they changed. */
export interface Kept extends KeptPages {
  /** One page in each language, to be compared with what it was: if it is another, something changed that the digests do not know of. */
  probes: string[];
}

/** The pages of an earlier build that would be the same in the next one. */
export function pagesToKeep(earlier: string, record: PageRecord['pages'], inputs: ReadonlyMap<string, string>): Kept {
  const isSame = ([file, { input }]: [string, PageRecord['pages'][string]]) =>
    inputs.get(file) === input && existsSync(join(earlier, file));
  const same = Object.entries(record).filter(isSame);
  const probes = LANGUAGES.flatMap((language) => {
    const folder = dirname(promotionFile('page', language));
    return same.find(([file]) => dirname(file) === folder)?.[0] ?? [];
  });
  const kept = same.filter(([file]) => !probes.includes(file));
  return { folder: earlier, pages: Object.fromEntries(kept.map(([file, { share }]) => [file, share])), probes };
}

/** Whether the pages that were made again are what they were. */
export async function probesAreSame(built: string, { folder, probes }: Kept): Promise<boolean> {
  const pairs = probes.map((file) => Promise.all([built, folder].map((site) => readFile(join(site, file)))));
  const read = await Promise.all(pairs).catch(() => undefined);
  return read?.every(([page, before]) => page && before?.equals(page)) ?? false;
}

/** The addresses of the pages that this build takes over, for the sitemap. */
export function keptAddresses(site: URL): string[] {
  return Object.keys(keptPages()?.pages ?? {}).map((file) => new URL(encodeURI(file.replace(/\.html$/, '')), site).href);
}

/** After the build: links the pages that are taken over from an earlier one. They are finished, so it comes after all that writes into pages. */
export function linkKeptPages(): AstroIntegration {
  return {
    name: 'kept-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { folder, pages } = keptPages() ?? { folder: '', pages: {} };
        const built = fileURLToPath(dir);
        const files = Object.keys(pages);
        for (const parent of new Set(files.map((file) => dirname(file)))) await mkdir(join(built, parent), { recursive: true });
        for (const file of files) await linkFile(join(folder, file), join(built, file));
      },
    },
  };
}
