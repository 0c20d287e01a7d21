import type { SQLOutputValue } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

/** Rows by the value of one column, which they then no longer carry. */
export function groupsOf(rows: readonly Row[], column: string): Record<string, Row[]> {
  const groups: Record<string, Row[]> = {};
  for (const { [column]: key, ...rest } of rows) {
    groups[String(key)] ??= [];
    groups[String(key)]?.push(rest);
  }
  return groups;
}
