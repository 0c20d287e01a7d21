import { useSyncExternalStore } from 'react';
import type { Content } from './jsx/jsx-runtime';

export interface Column<Row> {
  key: string;
  label: string;
  isNumber?: boolean;
  cell: (row: Row, index: number) => Content;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  action?: { label: string; cell: (row: Row) => Content };
  busy?: boolean;
}

const HEAD = 'p-2 text-xs font-bold text-muted';
const CELL = 'p-2 text-sm tabular-nums';
const alignOf = (isNumber = false) => (isNumber ? 'text-end' : 'text-start');

/** A table, for large screens. While it is busy it is not paler: what is in it is still read. */
export function Table<Row>({ label, columns, rows, keyOf, action, busy = false }: Props<Row>) {
  return (
    <table
      aria-label={label}
      aria-busy={busy || undefined}
      className="w-full aria-busy:shadow-[inset_0_2px_var(--color-accent)]"
    >
      <thead>
        <tr>
          {columns.map(({ key, label: name, isNumber }) => (
            <th key={key} scope="col" className={`${HEAD} ${alignOf(isNumber)}`}>
              {name}
            </th>
          ))}
          {action && (
            <th scope="col" className={HEAD}>
              <span className="sr-only">{action.label}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} className="border-t border-line">
            {columns.map(({ key, isNumber, cell }) => (
              <td key={key} className={`${CELL} ${alignOf(isNumber)}`}>
                {cell(row, index)}
              </td>
            ))}
            {action && <td className={CELL}>{action.cell(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where tables fit; the same width as Tailwind's `lg`. */
const LARGE = '(min-width: 64rem)';

function onLargeChange(listener: () => void): () => void {
  const query = matchMedia(LARGE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether tables fit on the screen, now and when a phone is turned; for parts that are never prerendered. */
export function useLargeScreen(): boolean {
  return useSyncExternalStore(onLargeChange, () => matchMedia(LARGE).matches);
}
