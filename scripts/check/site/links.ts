import type { BuiltPage, BuiltSite } from '../../built-site/built-site.ts';

const ADDRESSES = ['href', 'src', 'poster', 'action', 'component-url', 'renderer-url'];

function addressesOf(page: BuiltPage): string[] {
  return page.tags.flatMap(({ attributes }) => {
    const single = ADDRESSES.map((name) => attributes[name]);
    const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
      (attributes[name] ?? '').split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0]),
    );
    return [...single, ...sets].filter((address): address is string => Boolean(address));
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Addresses within the site without a file or page, or whose fragment has no element on the page. One line each. */
export function brokenLinks({ pages, kept, files }: BuiltSite, siteUrl: URL): string[] {
  const byPath = new Map([...pages, ...kept].map((page) => [page.path, page]));
  const idsOf = (page: BuiltPage) => page.tags.map(({ attributes }) => attributes['id']);
  const problems = pages.flatMap((page) => {
    const base = new URL(encodeURI(page.path), siteUrl);
    return addressesOf(page).flatMap((address) => {
      if (!URL.canParse(address, base.href)) return [`${page.path}: "${address}" is no address`];
      const url = new URL(address, base);
      if (url.origin !== siteUrl.origin || !/^https?:$/.test(url.protocol)) return [];
      const path = decode(url.pathname);
      const target = byPath.get(path);
      if (!target) return files.has(path) && !path.endsWith('.html') ? [] : [`${page.path}: ${address} leads nowhere`];
      const place = decode(url.hash.slice(1));
      return place && !idsOf(target).includes(place) ? [`${page.path}: ${address} leads to no place on that page`] : [];
    });
  });
  return [...new Set(problems)];
}
