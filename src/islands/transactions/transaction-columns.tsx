import { pageLocale, pageNumber } from '@/lib/browser/page/page-language';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { walletName } from '@/lib/domain/money/wallet';
import { moneyDirection, signedMoney } from '@/lib/domain/report/money-direction';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { timeText } from '@/lib/domain/report/report-time';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import type { Column } from '../ui/Table';
import { statusLabel, type TransactionTexts, typeLabel } from './transaction-labels';

const WIDTHS = { name: 'lg:max-w-30', id: 'lg:w-30' } as const;

/** The columns of spec section 2, Transaction. `from` is the number of the first row in view. */
export function transactionColumns(messages: TransactionTexts, from: number): Column<ReportRow>[] {
  const name = (text: string, width: keyof typeof WIDTHS = 'name') => (
    <span
      translate="no"
      className={`inline-block font-backend lg:min-w-18 wrap-anywhere lg:wrap-break-word ${WIDTHS[width]}`}
    >
      {text || UNKNOWN_AMOUNT}
    </span>
  );
  return [
    { key: 'number', label: messages.number, cell: (_, index) => pageNumber(from + index) },
    { key: 'id', label: messages.id, cell: ({ id }) => name(id, 'id') },
    { key: 'type', label: messages.type, cell: (row) => typeLabel(row, messages) },
    {
      key: 'from',
      label: messages.from,
      cell: ({ fromProvider }) => name(walletName(fromProvider, messages.mainWallet)),
    },
    {
      key: 'to',
      label: messages.to,
      cell: ({ toProvider }) => name(walletName(toProvider, messages.mainWallet)),
    },
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
      cell: (row) => (
        <Badge text={statusLabel(row.status, messages)} tone={statusTone(row.status)} />
      ),
    },
    {
      key: 'date',
      label: messages.date,
      cell: ({ createdAt }) => timeText(createdAt, pageLocale()),
    },
  ];
}

const ARROWS = {
  in: 'M12 4v15M5.5 12.5L12 19l6.5-6.5',
  out: 'M12 20V5M5.5 11.5L12 5l6.5 6.5',
  between: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
};
/** Of a type that only the backend knows. */
const DOT = 'M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2z';

/** Which way the money goes; green once it has come in. */
export function DirectionIcon({ row }: { row: ReportRow }) {
  const direction = moneyDirection(row);
  return (
    <span className={hasComeIn(row) ? 'text-success' : 'text-muted'}>
      <Icon path={direction ? ARROWS[direction] : DOT} />
    </span>
  );
}

/** How an amount looks: what was refused moved nothing. */
export function amountLook(row: ReportRow): string {
  if (statusTone(row.status) === 'danger') return 'text-muted line-through';
  return hasComeIn(row) ? 'text-success' : '';
}

function hasComeIn(row: ReportRow): boolean {
  return moneyDirection(row) === 'in' && statusTone(row.status) === 'success';
}
