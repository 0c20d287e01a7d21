import { HOST_NOTES, REDIRECTS } from '../hosts/rules.ts';

/** What a request's address asks for. */
export type Address = { kind: 'path'; path: string } | { kind: 'moved'; to: string; status: 301 | 302 | 308 } | { kind: 'malformed' };

const LONGEST = 8_192;
/** RFC 3986: everything else has to be percent-encoded. */
const VISIBLE_ASCII = /^[\x21-\x7e]*$/;
/** Compressed files are only made to be picked by `Accept-Encoding`, notes for hosts only for hosts; neither is a page of its own. */
const HIDDEN = new RegExp(`\\.(br|gz)$|^/(${HOST_NOTES.join('|')})$`, 'i');

/** Whether the built site holds a file at this path that nobody is to see. */
export function isHidden(path: string): boolean {
  return HIDDEN.test(path);
}

/** Where the table of redirects sends a path without its last slash. */
function redirected(path: string): Pick<Address & { kind: 'moved' }, 'to' | 'status'> | undefined {
  for (const { from, to, status } of REDIRECTS) {
    const folder = from.endsWith('/*') ? from.slice(0, -1) : undefined;
    if (path === from) return { to, status };
    if (folder && path.startsWith(folder)) return { to: to.replace('*', () => path.slice(folder.length)), status };
  }
  return undefined;
}

/** A part that is one name in any reading: no second path hidden in it, nothing above the folder, no dot file but the well-known ones. */
function isPlain(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  return part !== '' && !/[/\\\u0000-\u001f\u007f]/.test(part) && (!part.startsWith('.') || part === '.well-known');
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Reads the target of a request line. A page has one address: `/slots/`, `/slots.html` and `/index` lead to it.
 * Whatever could mean different things to different servers (`//`, `%2e%2e`, `%2f`, a backslash, broken encoding) is malformed.
 */
export function readAddress(target: string): Address {
  if (target.length > LONGEST || !target.startsWith('/') || !VISIBLE_ASCII.test(target)) return { kind: 'malformed' };
  const [path = '/', query] = target.split(/\?(.*)/s, 2);
  const hasSlash = path !== '/' && path.endsWith('/');
  const parts = (hasSlash ? path.slice(1, -1) : path.slice(1)).split('/');
  const names = path === '/' ? [] : parts.map(decode);
  if (names.some((name) => name === undefined || !isPlain(name))) return { kind: 'malformed' };
  if (isHidden(path)) return { kind: 'path', path };

  const page = `/${parts.join('/')}`.replace(/(\/index)?\.html$|\/index$/, '') || '/';
  const moved = redirected(page) ?? (page === path ? undefined : { to: page, status: 308 as const });
  if (!moved) return { kind: 'path', path };
  return { kind: 'moved', ...moved, to: query === undefined ? moved.to : `${moved.to}?${query}` };
}
