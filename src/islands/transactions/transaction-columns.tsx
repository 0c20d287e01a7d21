import { pageLocale, pageNumber } from '@/lib/browser/page/document';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { walletName } from '@/lib/domain/money/wallet';
import { signedMoney } from '@/lib/domain/report/money-direction';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { timeText } from '@/lib/domain/report/report-time';
import { Badge } from '../ui/Badge';
import type { Column } from '../ui/Table';
import { amountLook, DirectionIcon } from './DirectionIcon';
import { statusLabel, type TransactionTexts, typeLabel } from './transaction-labels';

const WIDTHS = { name: 'lg:max-w-30', id: 'lg:w-30' } as const;

/** The columns of spec section 2, Transaction. `from` is the number of the first row in view. */
export function transactionColumns(messages: TransactionTexts, from: number): Column<ReportRow>[] {
  const name = (text: string, width: keyof typeof WIDTHS = 'name') => (
    <span translate="no" className={`inline-block lg:min-w-18 wrap-anywhere lg:wrap-break-word ${WIDTHS[width]}`}>
      {text || UNKNOWN_AMOUNT}
    </span>
  );
  return [
    { key: 'number', label: messages.number, cell: (_, index) => pageNumber(from + index) },
    { key: 'id', label: messages.id, cell: ({ id }) => name(id, 'id') },
    { key: 'type', label: messages.type, cell: (row) => typeLabel(row, messages) },
    { key: 'from', label: messages.from, cell: ({ fromProvider }) => name(walletName(fromProvider, messages.mainWallet)) },
    { key: 'to', label: messages.to, cell: ({ toProvider }) => name(walletName(toProvider, messages.mainWallet)) },
    {
      key: 'amount',
      label: messages.amount,
      isNumber: true,
      cell: (row) => (
        <span className="inline-flex items-center justify-end gap-1 font-bold whitespace-nowrap">
          <DirectionIcon row={row} />
          <span className={amountLook(row)}>{signedMoney(row)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      label: messages.status,
      cell: (row) => <Badge text={statusLabel(row.status, messages)} tone={statusTone(row.status)} />,
    },
    { key: 'date', label: messages.date, cell: ({ createdAt }) => timeText(createdAt, pageLocale()) },
  ];
}
