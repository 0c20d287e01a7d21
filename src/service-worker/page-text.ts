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
