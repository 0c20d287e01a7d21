import { WORKER_PATH } from '../../src/lib/config.ts';
import { HOST_NOTES, REDIRECTS } from './rules.ts';

/**
 * How scripts/serve/address.ts reads a request line, as regular expressions for other servers, without look-around and flags, which not all of
 * them know.
 */

/** What an address turns into: `[pattern, value]`, where the first pattern that matches counts and `$name` is one of its groups. */
export type Pattern = readonly [pattern: string, value: string];

const HEX = '[\\da-fA-F]';
const TRAIL = `%[89abAB]${HEX}`;
/** Percent-encoded UTF-8 beyond ASCII. */
const ENCODED = [
  `%(?:[cC][2-9a-fA-F]|[dD]${HEX})${TRAIL}`,
  `%(?:[eE]0%[abAB]${HEX}|[eE][dD]%[89]${HEX}|[eE][1-9a-cA-CefEF]${TRAIL})${TRAIL}`,
  `%(?:[fF]0%[9abAB]${HEX}|[fF][1-3]${TRAIL}|[fF]4%8${HEX})${TRAIL}${TRAIL}`,
].join('|');
/** Visible ASCII as it is but slashes, backslashes, `%`, `?` and dots, or percent-encoded but control characters, slashes, backslashes and dots. */
const PLAIN = `[\\x21-\\x24\\x26-\\x2d\\x30-\\x3e\\x40-\\x5b\\x5d-\\x7e]|%(?:2[\\da-dA-D]|[346]${HEX}|5[\\dabABd-fD-F]|7[\\da-eA-E])`;
/** No part is empty or begins with a dot, but `.well-known`. */
const PART = `/(?:\\.well-known|(?:${PLAIN}|${ENCODED})(?:${PLAIN}|\\.|%2[eE]|${ENCODED})*)`;

/** Request lines that scripts/serve/address.ts accepts. What different servers could read differently is refused. */
export const WELL_FORMED = `^(?:(?:${PART})+/?|/)(?:\\?[\\x21-\\x7e]*)?$`;

function anyCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** Files of the site that are not served. */
export const HIDDEN = `\\.(?:${anyCase('br')}|${anyCase('gz')})$|^/(?:${HOST_NOTES.map(anyCase).join('|')})$`;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The service worker's file. */
export const WORKER = `^${escaped(WORKER_PATH)}$`;

/** Redirects with a status. */
export function redirectsWith(status: number): Pattern[] {
  return REDIRECTS.filter((redirect) => redirect.status === status).map(({ from, to }) => {
    const path = escaped(from).replace(/\\\*$/, '(?<below>[^?]+?)');
    return [`^${path}/?(?<parameters>\\?.*)?$`, `${to.replace('*', '$below')}$parameters`];
  });
}

/** A page has one address: `/slots/`, `/slots.html` and `/index` redirect to it. */
export const CANONICAL: readonly Pattern[] = [
  ['^/index(?:\\.html)?/?(?<parameters>\\?.*)?$', '/$parameters'],
  ['^(?<page>/[^?]+?)(?:(?:/index)?\\.html|/index)/?(?<parameters>\\?.*)?$', '$page$parameters'],
  ['^(?<page>/[^?]+?)/(?<parameters>\\?.*)?$', '$page$parameters'],
];
