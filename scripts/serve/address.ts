import { REDIRECTS } from './rules.ts';

/** What a request's address asks for. */
export type Address =
  | { kind: 'path'; path: string }
  | { kind: 'moved'; to: string; status: 301 | 302 | 308 }
  | { kind: 'malformed' };

/** Longer addresses are refused. */
const MAX_ADDRESS_LENGTH = 8_192;
/** RFC 3986: everything else has to be percent-encoded. */
const VISIBLE_ASCII = /^[\x21-\x7e]*$/;
/** Compressed forms, which are chosen by `Accept-Encoding`, have no addresses of their own. */
const HIDDEN = /\.(br|gz)$/i;

/** A page by the name of its file, which redirects to its address. */
const PAGE_FILE = /\.html$|\/index$/;

/** Whether a path is a file of the built site that is not served. */
export function isHidden(path: string): boolean {
  return HIDDEN.test(path);
}

/** The redirect of a path, which has no slash at its end. */
function redirected(path: string): Pick<Address & { kind: 'moved' }, 'to' | 'status'> | undefined {
  for (const { from, to, status } of REDIRECTS) {
    const folder = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (path === from) return { to, status };
    if (folder && path.startsWith(folder))
      return { to: to.replace('*', () => path.slice(folder.length)), status };
  }
  return undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const REFUSED = /[/\\\u0000-\u001f\u007f]/;

/** Whether every server reads this part of a path as one name: no slash in it, no `..`, and no dot file but `.well-known`. */
function isPlain(part: string): boolean {
  return part !== '' && !REFUSED.test(part) && (!part.startsWith('.') || part === '.well-known');
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Reads the target of a request line. A page has one address: `/slots/`, `/slots.html` and `/index` redirect to it.
 * Targets that servers could read differently (`//`, `%2e%2e`, `%2f`, a backslash, invalid encoding) are malformed.
 */
export function readAddress(target: string): Address {
  if (target.length > MAX_ADDRESS_LENGTH || !target.startsWith('/') || !VISIBLE_ASCII.test(target))
    return { kind: 'malformed' };
  const [path = '/', query] = target.split(/\?(.*)/s, 2);
  const hasSlash = path !== '/' && path.endsWith('/');
  const parts = (hasSlash ? path.slice(1, -1) : path.slice(1)).split('/');
  const names = path === '/' ? [] : parts.map(decode);
  if (names.some((name) => name === undefined || !isPlain(name))) return { kind: 'malformed' };
  if (isHidden(path)) return { kind: 'path', path };
  const written = `/${parts.join('/')}`;
  // Files are found by their decoded names, in which `%2e` is a dot.
  const isDisguised = [HIDDEN, PAGE_FILE].some(
    (pattern) => pattern.test(`/${names.join('/')}`) && !pattern.test(written),
  );
  if (isDisguised) return { kind: 'malformed' };

  const page = written.replace(/(\/index)?\.html$|\/index$/, '') || '/';
  const moved =
    redirected(page) ?? (page === path ? undefined : { to: page, status: 308 as const });
  if (!moved) return { kind: 'path', path };
  return { kind: 'moved', ...moved, to: query === undefined ? moved.to : `${moved.to}?${query}` };
}
