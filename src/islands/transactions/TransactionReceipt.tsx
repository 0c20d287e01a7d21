import type { Messages } from '@/content/messages/messages';
import { printPage } from '@/lib/browser/page/print';
import { moneyText } from '@/lib/domain/money/amount-text';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import type { ReportRow } from '@/lib/domain/report/report';
import { timeText } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';
import { statusLabel } from '../money/status-label';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { type TransactionTexts, typeLabel } from './transaction-labels';

interface Props {
  messages: TransactionTexts & Messages['gate'];
  row: ReportRow;
  /** The page's language tag, for the date. */
  locale: string;
  brandName: string;
  username: string;
  onClose: () => void;
}

/** A dialog with one transaction, for printing. */
export function TransactionReceipt({ messages, row, locale, brandName, username, onClose }: Props) {
  const items = [
    [messages.player, username],
    [messages.id, row.id],
    [messages.type, typeLabel(row, messages)],
    [messages.from, row.fromProvider || UNKNOWN_AMOUNT],
    [messages.to, row.toProvider || UNKNOWN_AMOUNT],
    [messages.amount, moneyText(row.amount)],
    [messages.status, statusLabel(row.status, messages)],
    [messages.date, timeText(row.createdAt, locale)],
  ];
  return (
    <Dialog title={fill(messages.receiptOf, { id: row.id })} onClose={onClose}>
      <div className="printable flex flex-col gap-3 overflow-y-auto p-5">
        <p className="font-bold" translate="no">
          {brandName}
        </p>
        <dl className="detail-list">
          {items.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular-nums" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <Button onClick={printPage}>{messages.print}</Button>
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Dialog>
  );
}
