/** The bundler's files, as pages and scripts name them: `/_astro/a.js`, `./a.js`, `_astro/a.js`. */
const NAMED = /(?:_astro|\.)\/([\w-][\w.-]*\.\w+)/g;
const TAG = /<(?:script|link)\b[^>]*>/g;
const ADDRESS = /\b(?:src|href)="(\/_astro\/[^"]+)"/;
const LOADED = /^<script\b|\brel="(?:modulepreload|preload|stylesheet)"/;
/** `import"./a.js"`, `from"./a.js"`; not `import("./a.js")`, which may never be asked for. */
const IMPORT = /(?:\bimport|\bfrom)\s*["'](?:\.|\/_astro)\/([\w-][\w.-]*)["']/g;

/** Addresses of the files without which a script does not run. */
export function importedFiles(script: string): string[] {
  return [...new Set([...script.matchAll(IMPORT)].map(([, name]) => `/_astro/${name}`))];
}

/** Addresses of the files that a page loads by itself: scripts, fonts. Not those of its islands, and no others of its fonts. */
export function loadedFiles(html: string): string[] {
  const addresses = (html.match(TAG) ?? []).map((tag) => (LOADED.test(tag) ? ADDRESS.exec(tag)?.[1] : undefined));
  return [...new Set([...addresses.filter((address) => address !== undefined), ...importedFiles(html)])];
}

/** Names of all files that a page or a script speaks of, those among them that are loaded later. */
export function namedFiles(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))];
}

/** A page of an account or a form, and the one that stands for all pages during maintenance (`src/layouts/Page.astro`). */
const NOT_CACHED = /^<!doctype html>\s*<html\b[^>]*\sdata-(?:guard|maintenance)\b/i;

/** The text of a page that may be cached; undefined for a redirect, an error, whatever is no page, and pages that are live or nothing. */
export async function cacheableText(response: Response): Promise<string | undefined> {
  const { headers, redirected, status, type } = response;
  const isPage = status === 200 && type === 'basic' && !redirected && headers.get('content-type')?.startsWith('text/html');
  if (!isPage || headers.get('cache-control')?.includes('no-store')) return undefined;
  const text = await response.text();
  return NOT_CACHED.test(text) ? undefined : text;
}
