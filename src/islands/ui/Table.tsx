import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  /** Amounts and counts stand at the end of their cells. */
  isNumber?: boolean;
  cell: (row: Row, index: number) => ReactNode;
}

interface Props<Row> {
  /** Names the table; nobody sees it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string;
  /** What can be done with a row, in a last column. */
  action?: { label: string; cell: (row: Row) => ReactNode };
  /** What is shown is being read anew. */
  busy?: boolean;
}

/** A table, whose rows become cards with the same labels on phones. */
export function Table<Row>({ label, columns, rows, keyOf, action, busy = false }: Props<Row>) {
  return (
    <table aria-label={label} aria-busy={busy || undefined} className="records">
      <thead>
        <tr>
          {columns.map(({ key, label: name, isNumber }) => (
            <th key={key} scope="col" className={isNumber ? 'records-number' : undefined}>
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
            {columns.map(({ key, label: name, isNumber, cell }) => (
              <td key={key} data-label={name} className={isNumber ? 'records-number' : undefined}>
                {cell(row, index)}
              </td>
            ))}
            {action && <td className="records-action">{action.cell(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
