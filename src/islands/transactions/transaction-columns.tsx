import { UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { localNumber } from '@/lib/domain/text/local-number';
import { moneyText } from '../money/amount-text';
import { Badge } from '../ui/Badge';
import type { Column } from '../ui/Table';
import { statusText, type TransactionTexts, typeText } from './report-texts';

/** Spec section 2, Transaction. The first row's number goes on from the page before. */
export function transactionColumns(messages: TransactionTexts, from: number, locale: string): Column<ReportRow>[] {
  const name = (text: string, look = 'records-name') => (
    <span translate="no" className={look}>
      {text || UNKNOWN_AMOUNT}
    </span>
  );
  return [
    { key: 'number', label: messages.number, cell: (_, index) => localNumber(from + index, locale) },
    { key: 'id', label: messages.id, cell: ({ id }) => name(id, 'records-name records-id') },
    { key: 'type', label: messages.type, cell: (row) => typeText(row, messages) },
    { key: 'from', label: messages.from, cell: ({ fromProvider }) => name(fromProvider) },
    { key: 'to', label: messages.to, cell: ({ toProvider }) => name(toProvider) },
    {
      key: 'amount',
      label: messages.amount,
      isNumber: true,
      cell: ({ amount }) => <span className="font-bold whitespace-nowrap">{moneyText(amount)}</span>,
    },
    { key: 'status', label: messages.status, cell: (row) => <Badge text={statusText(row, messages)} tone={statusTone(row.status)} /> },
    { key: 'date', label: messages.date, cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
}

/** As sent; a narrow column breaks it between day and time, and nowhere else. */
function When({ at }: { at: string }) {
  const [day, ...time] = at.split(' ');
  return (
    <span>
      <span className="whitespace-nowrap">{day}</span> <span className="whitespace-nowrap">{time.join(' ')}</span>
    </span>
  );
}
