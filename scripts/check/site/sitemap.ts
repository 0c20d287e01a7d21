import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sax from 'sax';
import type { BuiltSite } from '../../built-site/built-site.ts';

/** Reads a sitemap's addresses, alternates included. @throws Error when it is not well-formed XML or has none. */
function addressesIn(xml: string): string[] {
  const addresses: string[] = [];
  const parser = sax.parser(true, { trim: true });
  let element = '';
  parser.onopentag = ({ name, attributes }) => {
    element = name;
    if (name === 'xhtml:link') addresses.push(String(attributes['href']));
  };
  parser.onclosetag = () => {
    element = '';
  };
  parser.ontext = (text) => {
    if (element === 'loc') addresses.push(text);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  if (addresses.length === 0) throw new Error('it names no address');
  return addresses;
}

/** Problems of the sitemap: it is missing, does not parse, or names pages that do not exist. */
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
      problems.push(`${file}: cannot be read (${(error as Error).message.split('\n', 1)[0]})`);
    }
  }
  return problems;
}
