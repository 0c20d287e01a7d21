/** A part of a path as the pages' own addresses have it, however the operator has written it. */
function encoded(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

/** The path of a search-engine entry, without origin, parameters and trailing slash; undefined if it is no address. */
export function seoPath(url: string): string | undefined {
  const trimmed = url.trim();
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(trimmed);
  if (isAbsolute && !(/^https?:\/\//i.test(trimmed) && URL.canParse(trimmed))) return undefined;
  const path = isAbsolute ? trimmed.replace(/^https?:\/\/[^/?#]*/i, '') : trimmed;
  const [bare = ''] = path.split(/[?#]/);
  const clean = `/${bare}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  return clean.split('/').map(encoded).join('/');
}
