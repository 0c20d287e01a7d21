import { TransactionRows } from '@/islands/transactions/TransactionRows';
import { transactionColumns } from '@/islands/transactions/transaction-columns';
import { TextButton } from '@/islands/ui/Button';
import { Table } from '@/islands/ui/Table';
import { State } from '../State';
import { ignore, ROWS } from '../samples';
import type { PartProps } from '../texts';

/** A list as large screens and as phones have it. */
export function List({ texts: { transaction } }: PartProps) {
  const columns = transactionColumns(transaction, 1);
  const rows = (shown: typeof ROWS, openId: string | undefined, busy = false) => (
    <TransactionRows
      messages={transaction}
      contacts={{ liveChat: 'https://chat.example' }}
      {...{ columns, openId, busy }}
      rows={shown}
    />
  );
  return (
    <>
      <State name="TransactionRows: the second is open; one that waits, one that was refused; loading again">
        {rows(ROWS, ROWS[1]?.id)}
        {rows(ROWS.slice(0, 1), ROWS[0]?.id)}
        {rows(ROWS.slice(2, 3), ROWS[2]?.id)}
        {rows(ROWS.slice(0, 1), undefined, true)}
      </State>
      <State name="Table">
        <div className="relative overflow-x-auto">
          <Table
            label={transaction.title}
            columns={columns}
            rows={ROWS}
            keyOf={({ id }) => id}
            action={{
              label: transaction.details,
              cell: () => <TextButton label={transaction.details} onClick={ignore} />,
            }}
          />
        </div>
      </State>
    </>
  );
}
