import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { filesIn } from '../../files/files-in.ts';
import { isHidden } from '../../serve/address.ts';
import { isHashed } from '../../serve/headers.ts';
import type { Release } from '../release/release.ts';
import { md5Of } from './rclone.ts';

const CONCURRENCY = 16;

/** Our own server does not send these either (scripts/serve/address.ts). */
const isDotFile = (name: string) => name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

/** Whether a file is named after its content. */
export const isHashedFile = (name: string) => isHashed(`/${name}`);
export const isPage = (name: string) => name.endsWith('.html');
/** Whether a file leads readers or search engines to pages. */
export const leadsToPages = (name: string) => isPage(name) || /^(sitemap[^/]*\.xml|robots\.txt)$/.test(name);

/**
 * The files of a built site that readers can ask for, with the MD5 of their bytes. What the release only carries for the pages of earlier ones is
 * left out: a bucket keeps its own.
 */
export async function siteFiles(folder: string, carried: Release['carried']): Promise<Map<string, string>> {
  const names = (await filesIn(folder)).filter((name) => !isHidden(`/${name}`) && !isDotFile(name) && !Object.hasOwn(carried, name));
  const queue = pLimit(CONCURRENCY);
  const hashed = async (name: string) => [name, md5Of(await readFile(join(folder, name)))] as const;
  return new Map(await Promise.all(names.sort().map((name) => queue(() => hashed(name)))));
}

/** The files of the pages that a built site's sitemap names: search engines may hear of them. */
export async function sitemapPages(folder: string): Promise<Set<string>> {
  const texts = await Promise.all(globSync('sitemap-*.xml', { cwd: folder }).map((name) => readFile(join(folder, name), 'utf8')));
  const addresses = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&')));
  return new Set(
    addresses.filter((url) => URL.canParse(url)).map((url) => `${decodeURIComponent(new URL(url).pathname).slice(1) || 'index'}.html`),
  );
}
