import type { SQLOutputValue } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

/** `{ en: 'Hello' }` from rows with a language and a text. */
export function mapOf(rows: readonly Row[], key: string, value: string): Row {
  return Object.fromEntries(rows.map((row) => [String(row[key]), row[value] ?? null]));
}

/** Rows by the value of one column, which they then no longer carry. */
export function groupsOf(rows: readonly Row[], column: string): Record<string, Row[]> {
  const groups: Record<string, Row[]> = {};
  for (const { [column]: key, ...rest } of rows) {
    groups[String(key)] ??= [];
    groups[String(key)]?.push(rest);
  }
  return groups;
}
