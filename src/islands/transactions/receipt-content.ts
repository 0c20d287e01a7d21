import type { ReceiptPicture } from '@/lib/browser/files/receipt-picture';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { walletName } from '@/lib/domain/money/wallet';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { nowText, timeText } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';
import { statusLabel, type TransactionTexts, typeLabel } from './transaction-labels';

interface ReceiptOf {
  row: ReportRow;
  username: string;
  messages: TransactionTexts;
}

type Item = [name: string, value: string];

const idAndParties = ({ row, username, messages }: ReceiptOf): Item[] => [
  [messages.player, username],
  [messages.id, row.id],
];
const providers = ({ row, messages }: ReceiptOf): Item[] => [
  [messages.from, walletName(row.fromProvider, messages.mainWallet) || UNKNOWN_AMOUNT],
  [messages.to, walletName(row.toProvider, messages.mainWallet) || UNKNOWN_AMOUNT],
];
const date = ({ row, messages }: ReceiptOf): Item => [messages.date, timeText(row.createdAt, pageLocale())];

/** What stands on a receipt, in order. */
export function receiptItems(of: ReceiptOf): Item[] {
  const { row, messages } = of;
  return [
    ...idAndParties(of),
    [messages.type, typeLabel(row, messages)],
    ...providers(of),
    [messages.amount, moneyText(row.amount)],
    [messages.status, statusLabel(row.status, messages)],
    date(of),
  ];
}

/** The same as a picture, where type, amount and state stand large. It says when the state was so, since a picture does not change with it. */
export function pictureOf({ brandName, ...of }: ReceiptOf & { brandName: string }): ReceiptPicture {
  const { row, messages } = of;
  return {
    fileName: `receipt-${row.id.replaceAll(/[^\w-]+/g, '-')}`,
    brandName,
    title: messages.receipt,
    kind: typeLabel(row, messages),
    amount: moneyText(row.amount),
    status: statusLabel(row.status, messages),
    tone: statusTone(row.status),
    items: [...idAndParties(of), ...providers(of), date(of)],
    note: fill(messages.statusAt, { time: nowText(pageLocale()) }),
  };
}
