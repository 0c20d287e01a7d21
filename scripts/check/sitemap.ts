import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { BuiltSite } from './built-site.ts';

/** Reads a sitemap's addresses, alternates included. @throws SyntaxError when it is not well-formed XML. */
function addressesIn(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  const locations = [...document.getElementsByTagName('loc')].map(({ textContent }) => textContent ?? '');
  const alternates = [...document.getElementsByTagName('xhtml:link')].map((link) => link.getAttribute('href') ?? '');
  return [...locations, ...alternates];
}

/** What is wrong with the sitemap: it is not there, does not parse, or names pages that are not there. */
export function sitemapProblems({ folder, pages, files }: BuiltSite, siteUrl: URL): string[] {
  const known = new Set([...pages.map(({ path }) => path), ...files]);
  const problems: string[] = [];
  const queue = ['/sitemap-index.xml'];
  for (const file of queue) {
    const path = join(folder, file);
    if (!existsSync(path)) return [`${file}: is missing`];
    try {
      for (const address of new Set(addressesIn(readFileSync(path, 'utf8')))) {
        const url = new URL(address);
        const target = decodeURIComponent(url.pathname);
        if (url.origin !== siteUrl.origin || !known.has(target)) problems.push(`${file}: ${address} is not a page of this site`);
        else if (target.endsWith('.xml')) queue.push(target);
      }
    } catch (error) {
      problems.push(`${file}: does not parse (${(error as Error).message})`);
    }
  }
  if (queue.length < 2 && problems.length === 0) problems.push('/sitemap-index.xml: names no sitemap');
  return problems;
}
