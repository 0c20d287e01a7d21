import type { SQLOutputValue } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

/** Rows by the value of one column, which they then no longer carry. */
export function groupsOf(rows: readonly Row[], column: string): Partial<Record<string, Row[]>> {
  return Object.fromEntries(
    [...Map.groupBy(rows, (row) => String(row[column]))].map(([key, group]) => [
      key,
      group.map(({ [column]: _, ...rest }) => rest),
    ]),
  );
}
