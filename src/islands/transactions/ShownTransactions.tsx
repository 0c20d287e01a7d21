import { useState } from 'react';
import { type ReportRow, rowKey } from '@/lib/domain/report/report';
import type { Contacts } from '@/lib/domain/site/site-settings';
import type { ShownRows } from '@/lib/stores/report';
import { Button, TextButton } from '../ui/Button';
import { Table } from '../ui/Table';
import { TransactionReceipt } from './TransactionReceipt';
import { TransactionRows } from './TransactionRows';
import { TransactionSupport } from './TransactionSupport';
import { transactionColumns } from './transaction-columns';
import type { TransactionTexts } from './transaction-labels';

/** What every list of transactions on the page is given. */
export interface ListProps {
  messages: TransactionTexts;
  /** Whether there is room for a table. */
  isLarge: boolean;
  /** Texts of a receipt that are not in its row. */
  receipt: { brandName: string; username: string };
  contacts: Contacts;
}

interface Props extends ListProps {
  shown: Pick<ShownRows, 'rows' | 'from'>;
  /** The transaction that a link leads to. */
  openId?: string | undefined;
  /** The rows are being loaded again. */
  busy?: boolean;
}

/** Rows of the report, as a table or as a phone has them, and the receipt of one of them. */
export function ShownTransactions({ messages, isLarge, receipt, contacts, shown: { rows, from }, openId, busy = false }: Props) {
  const [receiptRow, setReceiptRow] = useState<ReportRow>();
  const [closedId, setClosedId] = useState<string>();
  const linked = rows.find((row) => row.id === openId);
  const columns = transactionColumns(messages, from);
  const support = (row: ReportRow) => <TransactionSupport {...{ messages, row, contacts }} />;
  // Its state may have changed since the receipt was opened.
  const currentRow = rows.find((row) => row.id === receiptRow?.id) ?? receiptRow;
  // A table has no room for what a row opens to, so that a link opens the receipt.
  const opened = currentRow ?? (isLarge && linked?.id !== closedId ? linked : undefined);
  return (
    <>
      {isLarge ? (
        <Table
          label={messages.title}
          columns={columns}
          rows={rows}
          keyOf={(row, index) => rowKey(row, index, rows)}
          action={{ label: messages.receipt, cell: (row) => <TextButton label={messages.receipt} onClick={() => setReceiptRow(row)} /> }}
          busy={busy}
        />
      ) : (
        <TransactionRows
          {...{ messages, rows, columns, openId, busy }}
          more={(row) => (
            <>
              {support(row)}
              <Button variant="secondary" onClick={() => setReceiptRow(row)}>
                {messages.receipt}
              </Button>
            </>
          )}
        />
      )}
      {opened && (
        <TransactionReceipt
          key={opened.id}
          {...{ messages, ...receipt }}
          row={opened}
          support={support(opened)}
          onClose={() => {
            setReceiptRow(undefined);
            setClosedId(linked?.id);
          }}
        />
      )}
    </>
  );
}
