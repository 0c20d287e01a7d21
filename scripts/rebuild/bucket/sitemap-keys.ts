import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyAt } from '../../hosts/object-key.ts';

/** The pages that a built site's sitemap names, by their keys: search engines may hear of them. */
export async function sitemapKeys(folder: string): Promise<Set<string>> {
  const texts = await Promise.all(globSync('sitemap-*.xml', { cwd: folder }).map((name) => readFile(join(folder, name), 'utf8')));
  const addresses = texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&')),
  );
  return new Set(addresses.filter((address) => URL.canParse(address)).map((address) => keyAt(new URL(address).pathname)));
}
