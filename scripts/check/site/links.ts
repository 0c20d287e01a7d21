import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';
import { memoize } from '../../built-site/memoize.ts';
import type { Tag } from '../../built-site/tags.ts';

const ADDRESSES = ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'];
const SETS = ['srcset', 'imagesrcset'];
/** An address that means the same on every page. */
const FROM_ROOT = /^\/|^https?:\/\//;

function addressesOf({ attributes }: Tag): string[] {
  const single = ADDRESSES.map((name) => attributes[name]);
  if (attributes['property'] === 'og:image') single.push(attributes['content']);
  const sets = SETS.flatMap(
    (name) =>
      attributes[name]?.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]) ?? [],
  );
  return [...single, ...sets].filter((address): address is string => Boolean(address));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Addresses within the site without a file or page, or whose fragment has no element on the page. One line each. */
export function brokenLinks({ pages, files }: BuiltSite, siteUrl: URL): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const idsOf = memoize(
    (page: BuiltPage) => new Set(page.tags.map(({ attributes }) => attributes['id'])),
  );
  const faultOf = (address: string, base: string): string | false => {
    if (!URL.canParse(address, base)) return `"${address}" is no address`;
    const url = new URL(address, base);
    if (url.origin !== siteUrl.origin || !/^https?:$/.test(url.protocol)) return false;
    const path = decode(url.pathname);
    const target = byPath.get(path);
    if (!target) return (!files.has(path) || path.endsWith('.html')) && `${address} leads nowhere`;
    const place = decode(url.hash.slice(1));
    return place !== '' && !idsOf(target).has(place) && `${address} leads to no place on that page`;
  };
  // Pages have most of their tags and addresses in common.
  const addressesOnce = memoize(addressesOf);
  const faultFromRoot = memoize((address: string) => faultOf(address, siteUrl.href));
  const problems = pages.flatMap((page) => {
    const base = new URL(encodeURI(page.path), siteUrl).href;
    return page.tags
      .flatMap(addressesOnce)
      .map((address) => (FROM_ROOT.test(address) ? faultFromRoot(address) : faultOf(address, base)))
      .filter((fault) => fault !== false)
      .map((fault) => `${page.path}: ${fault}`);
  });
  return [...new Set(problems)];
}
