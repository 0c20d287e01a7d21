import type { BaseIssue } from 'valibot';

/** Receives one line about each part of an answer that had to be left out or replaced, with its path inside the JSON. */
export type OnIssue = (issue: string) => void;

/** For callers that do not report issues. */
export function ignoreIssue(): void {}

const MAX_VALUE_LENGTH = 40;

const NAMES = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['boolean', 'a boolean'],
  ['Array', 'a list'],
  ['Object', 'an object'],
  ['undefined', 'nothing'],
]);

/** Valibot's `(string | number)` in words; other texts stay. */
function named(expectation: string): string {
  const words = expectation.replace(/^\((.*)\)$/, '$1').split(' | ');
  return words.map((word) => NAMES.get(word) ?? word).join(' or ');
}

function shortened(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** For a missing key Valibot gives the key's name as the expected value. */
function isMissingKey(issue: BaseIssue<unknown>): boolean {
  return issue.kind === 'schema' && issue.received === 'undefined' && issue.expected?.startsWith('"') === true;
}

/** Describes the first issue of a value: `init.data.seo[3].url: expected a string, got null`. */
export function issueText(path: string, [issue]: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]]): string {
  const inner = (issue.path ?? []).map(({ key }) => `.${String(key)}`).join('');
  if (isMissingKey(issue)) return `${path}${inner}: expected a value, got nothing`;
  const expected = issue.kind === 'schema' && issue.expected ? named(issue.expected) : issue.message;
  return `${path}${inner}: expected ${expected}, got ${shortened(named(issue.received))}`;
}

/** The kind of a value, as issues name it. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
