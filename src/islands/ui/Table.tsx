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

/** A table, for large screens. */
export function Table<Row>({ label, columns, rows, keyOf, action, busy = false }: Props<Row>) {
  return (
    <table aria-label={label} aria-busy={busy || undefined} className="data-table">
      <thead>
        <tr>
          {columns.map(({ key, label: name, isNumber }) => (
            <th key={key} scope="col" className={isNumber ? 'text-end' : undefined}>
              {name}
            </th>
          ))}
          {action && (
            <th scope="col">
              <span className="sr-only">{action.label}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map(({ key, isNumber, cell }) => (
              <td key={key} className={isNumber ? 'text-end' : undefined}>
                {cell(row, index)}
              </td>
            ))}
            {action && <td>{action.cell(row)}</td>}
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
