import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Table } from './table.ts';

const FILE = 'docs/measurements.md';

/** A table as Markdown; rows that lack a column have nothing there. */
export function markdownTable(table: Readonly<Record<string, Readonly<Record<string, string | number>>>>): string {
  const columns = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rows = Object.entries(table).map(([name, row]) => line([name, ...columns.map((column) => row[column] ?? '')]));
  return [line(['', ...columns]), line(['---', ...columns.map(() => '--:')]), ...rows].join('\n');
}

/**
 * A text with the part of a name replaced: it stands between two comments.
 * @throws Error when the text has no such part
 */
export function withPart(text: string, name: string, part: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${FILE} has no part "${name}"`);
  return `${text.slice(0, from + open.length)}\n\n${part}\n\n${text.slice(to)}`;
}

/** Writes a part's table into the document, with what it was measured on. */
export function writeMeasurements(name: string, circumstances: string, table: Table): void {
  if (!existsSync(FILE)) throw new Error(`${FILE} is gone`);
  writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), name, `_${circumstances}_\n\n${markdownTable(table)}`));
}
