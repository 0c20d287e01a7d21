import { TransactionRows } from '@/islands/transactions/TransactionRows';
import { transactionColumns } from '@/islands/transactions/transaction-columns';
import { Button, TextButton } from '@/islands/ui/Button';
import { Table } from '@/islands/ui/Table';
import { State } from '../State';
import { ROWS } from '../samples';
import type { GalleryTexts } from '../texts';

const ignore = () => undefined;

/** A list as large screens and as phones have it. */
export function List({ texts: { transaction, locale } }: { texts: GalleryTexts }) {
  const columns = transactionColumns(transaction, 1, locale);
  const more = () => <Button variant="secondary">{transaction.receipt}</Button>;
  return (
    <>
      <State name="TransactionRows: the second is open; loading again">
        <TransactionRows messages={transaction} {...{ locale, columns, more }} rows={ROWS} openId={ROWS[1]?.id} busy={false} />
        <TransactionRows messages={transaction} {...{ locale, columns, more }} rows={ROWS.slice(0, 1)} openId={undefined} busy />
      </State>
      <State name="Table">
        <div className="relative overflow-x-auto">
          <Table
            label={transaction.title}
            columns={columns}
            rows={ROWS}
            keyOf={({ id }) => id}
            action={{ label: transaction.receipt, cell: () => <TextButton label={transaction.receipt} onClick={ignore} /> }}
          />
        </div>
      </State>
    </>
  );
}
