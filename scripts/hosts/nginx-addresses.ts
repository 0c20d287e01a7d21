import { HOST_NOTES, REDIRECTS } from './rules.ts';

/** `[pattern, value]` of an nginx map; nginx takes the first pattern that matches. */
export type Pattern = readonly [pattern: string, value: string];

const HEX = '[0-9a-f]';
const TRAIL = '%[89ab][0-9a-f]';
/** One character of a path's part: visible ASCII as it is, or percent-encoded UTF-8 of anything but control characters, slashes and backslashes. */
const CHARACTER = [
  '[^\\x00-\\x20/?%\\x5c\\x7f-\\xff]',
  `%(?:2[0-9a-e]|[346]${HEX}|5[0-9abd-f]|7[0-9a-e])`,
  `%(?:c[2-9a-f]|d${HEX})${TRAIL}`,
  `%(?:e0%[ab]${HEX}|ed%[89]${HEX}|e[1-9a-cef]${TRAIL})${TRAIL}`,
  `%(?:f0%[9ab]${HEX}|f[1-3]${TRAIL}|f4%8${HEX})${TRAIL}${TRAIL}`,
].join('|');
/** No part is empty or begins with a dot, but `.well-known`. */
const PART = `/(?!\\.(?!well-known(?:[/?]|$))|%2e)(?:${CHARACTER})+`;

/** Request lines that scripts/serve/address.ts accepts. What different servers could read differently is refused. */
export const WELL_FORMED = `~*^(?:(?:${PART})+/?|/)(?:\\?[\\x21-\\x7e]*)?$`;

/** Files of the site that are not served. */
export const HIDDEN = `~*\\.(?:br|gz)$|^/(?:${HOST_NOTES.join('|')})$`;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Redirects with a status; nginx has one map for each. */
export function redirectsWith(status: number): Pattern[] {
  return REDIRECTS.filter((redirect) => redirect.status === status).map(({ from, to }) => {
    const path = escaped(from).replace(/\\\*$/, '(?<below>[^?]+?)');
    return [`~^${path}/?(?<query>\\?.*)?$`, `${to.replace('*', '$below')}$query`];
  });
}

/** A page has one address: `/slots/`, `/slots.html` and `/index` redirect to it. */
export const CANONICAL: readonly Pattern[] = [
  ['~^/index(?:\\.html)?/?(?<query>\\?.*)?$', '/$query'],
  ['~^(?<page>/[^?]+?)(?:(?:/index)?\\.html|/index)/?(?<query>\\?.*)?$', '$page$query'],
  ['~^(?<page>/[^?]+?)/(?<query>\\?.*)?$', '$page$query'],
];
