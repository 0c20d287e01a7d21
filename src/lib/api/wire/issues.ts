import type { BaseIssue } from 'valibot';

/** Told of everything in an answer that had to be left out or replaced: one line, with the path inside the JSON. */
export type OnIssue = (complaint: string) => void;

/** For callers that have nobody to tell. */
export function ignoreIssue(): void {}

const MAX_SHOWN = 40;

const NAMES = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['boolean', 'a boolean'],
  ['Array', 'a list'],
  ['Object', 'an object'],
  ['undefined', 'nothing'],
]);

/** Valibot's `(string | number)` as a person would say it; values stay as they are. */
function named(expectation: string): string {
  const words = expectation.replace(/^\((.*)\)$/, '$1').split(' | ');
  return words.map((word) => NAMES.get(word) ?? word).join(' or ');
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Valibot writes a missing key's own name as what it expected. */
function isMissingKey(issue: BaseIssue<unknown>): boolean {
  return issue.kind === 'schema' && issue.received === 'undefined' && issue.expected?.startsWith('"') === true;
}

/** The first thing wrong with a value, such as `init.data.seo[3].url: expected a string, got null`. */
export function issueText(path: string, issues: readonly BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return `${path}: not as expected`;
  const inner = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  if (isMissingKey(issue)) return `${path}${inner}: expected a value, got nothing`;
  const expected = issue.kind === 'schema' && issue.expected ? named(issue.expected) : issue.message;
  return `${path}${inner}: expected ${expected}, got ${shortened(named(issue.received))}`;
}

/** What a value is, in the words of a complaint. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
