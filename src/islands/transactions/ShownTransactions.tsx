import { type ComponentProps, useState } from 'react';
import { type ReportRow, rowKey } from '@/lib/domain/report/report';
import type { Contacts } from '@/lib/domain/site/site-settings';
import type { ShownRows } from '@/lib/stores/history/report';
import { TextButton } from '../ui/Button';
import { CloseButton, Dialog } from '../ui/Dialog';
import { Table } from '../ui/Table';
import { TransactionDetails } from './TransactionDetails';
import { TransactionRows } from './TransactionRows';
import { transactionColumns } from './transaction-columns';
import { type TransactionTexts, typeLabel } from './transaction-labels';

export interface ListProps {
  messages: TransactionTexts;
  isLarge: boolean;
  contacts: Contacts;
}

interface Props extends ListProps {
  shown: Pick<ShownRows, 'rows' | 'from'>;
  /** The transaction that a link leads to. */
  openId?: string | undefined;
  busy?: boolean;
}

/** Rows of the report, as a phone has them, which open to their details, or as a table, whose details open in a dialog. */
export function ShownTransactions({
  isLarge,
  messages,
  contacts,
  shown,
  openId,
  busy = false,
}: Props) {
  const columns = transactionColumns(messages, shown.from);
  const List = isLarge ? TransactionTable : TransactionRows;
  return <List {...{ messages, contacts, columns, openId, busy }} rows={shown.rows} />;
}

type TableProps = ComponentProps<typeof TransactionRows>;

function TransactionTable({ messages, contacts, columns, rows, openId, busy }: TableProps) {
  const keyOf = (row: ReportRow) => rowKey(row, rows.indexOf(row), rows);
  const linked = rows.find((row) => row.id === openId);
  const [openKey, setOpenKey] = useState(linked && keyOf(linked));
  const opened = rows.find((row) => keyOf(row) === openKey);
  return (
    <>
      <Table
        label={messages.title}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        action={{
          label: messages.details,
          cell: (row) => (
            <TextButton label={messages.details} onClick={() => setOpenKey(keyOf(row))} />
          ),
        }}
        busy={busy}
      />
      {opened && (
        <Dialog title={typeLabel(opened, messages)} onClose={() => setOpenKey(undefined)}>
          <div className="flex flex-col gap-3 overflow-y-auto p-5">
            <TransactionDetails
              {...{ messages, contacts, columns }}
              row={opened}
              index={rows.indexOf(opened)}
            />
            <CloseButton label={messages.close} />
          </div>
        </Dialog>
      )}
    </>
  );
}
