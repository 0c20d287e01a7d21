import type { BaseIssue } from 'valibot';

/** Receives one line about each part of an answer that had to be left out or replaced, with its path inside the JSON. */
export type OnIssue = (issue: string) => void;

/** For callers that do not report issues. */
export function ignoreIssue(): void {}

/** A backend may send a whole page where a word belongs. */
const MAX_LENGTH = 160;

/** Describes the first issue of a value, with its path inside the JSON. */
export function issueText(
  path: string,
  [issue]: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]],
): string {
  const inner = (issue.path ?? []).map(({ key }) => `.${String(key)}`).join('');
  const text = issue.kind === 'schema' ? issue.message : `expected ${issue.message}`;
  return `${path}${inner}: ${text.slice(0, MAX_LENGTH)}`;
}

/** The kind of a value, as issues name it. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
