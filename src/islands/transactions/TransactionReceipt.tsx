import { useState } from 'react';
import { canShareFile, saveFile, shareFile } from '@/lib/browser/files/files';
import type { ReceiptPicture } from '@/lib/browser/files/receipt-picture';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { walletName } from '@/lib/domain/money/wallet';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { momentText, timeText } from '@/lib/domain/report/report-time';
import { siteNow } from '@/lib/domain/site-time';
import { fill } from '@/lib/domain/text/fill';
import { logFailure } from '@/lib/log';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { DetailsList } from '../ui/DetailsList';
import { Dialog } from '../ui/Dialog';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { useLoaded } from '../use-loaded';
import { TransactionTimeline } from './TransactionTimeline';
import { statusLabel, type TransactionTexts, typeLabel } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  row: ReportRow;
  brandName: string;
  username: string;
  support: Elements;
  onClose: () => void;
}

/** A dialog with one transaction, to share or save as a picture, and to print. */
export function TransactionReceipt({ messages, row, brandName, username, support, onClose }: Props) {
  const content = { row, username, messages };
  const { loaded: picture } = useLoaded(() => draw(() => pictureOf({ ...content, brandName })), [row.id, row.status]);
  return (
    <Dialog title={fill(messages.receiptOf, { id: row.id })} onClose={onClose}>
      <div className="printable flex flex-col gap-3 overflow-y-auto p-5">
        <p className="font-bold" translate="no">
          {brandName}
        </p>
        <DetailsList items={receiptItems(content).map(({ label, value }) => ({ label, value: <span translate="no">{value}</span> }))} />
        <TransactionTimeline {...{ messages, row }} />
        {support}
        <ReceiptPictureButtons {...{ messages, picture }} />
        <div className="flex gap-3">
          <Button variant="secondary" onClick={() => print()}>
            {messages.print}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ReceiptPictureButtonsProps {
  messages: TransactionTexts;
  /** Undefined while it is drawn. */
  picture: File | 'failed' | undefined;
}

/** Shares a receipt's picture where the device can, or saves it. */
function ReceiptPictureButtons({ messages, picture }: ReceiptPictureButtonsProps) {
  const [hasFailed, setFailed] = useState(false);
  if (picture === 'failed') return <Callout notice={{ kind: 'error', text: messages.pictureFailed }} />;
  const isSharable = picture !== undefined && canShareFile(picture);
  return (
    <>
      {hasFailed && <Callout notice={{ kind: 'error', text: messages.shareFailed }} />}
      <div className="flex gap-3">
        {isSharable && <Button onClick={async () => setFailed(!(await shareFile(picture)))}>{messages.share}</Button>}
        <Button variant={isSharable ? 'secondary' : 'primary'} busy={!picture} onClick={() => picture && saveFile(picture)}>
          {messages.savePicture}
        </Button>
      </div>
    </>
  );
}

/** Draws a receipt's picture. It is there before the tap, since browsers refuse to share a file that comes some time after it. */
async function draw(toReceipt: () => ReceiptPicture): Promise<File | 'failed'> {
  try {
    const { drawReceipt } = await import('@/lib/browser/files/receipt-picture');
    return await drawReceipt(toReceipt());
  } catch {
    logFailure('Receipt', 'no picture');
    return 'failed';
  }
}

interface ReceiptOf {
  row: ReportRow;
  username: string;
  messages: TransactionTexts;
}

/** `isLarge`: a picture has it in large letters above the others. */
function receiptItems({ row, username, messages }: ReceiptOf): { label: string; value: string; isLarge?: true }[] {
  return [
    { label: messages.player, value: username },
    { label: messages.id, value: row.id },
    { label: messages.type, value: typeLabel(row, messages), isLarge: true },
    { label: messages.from, value: walletName(row.fromProvider, messages.mainWallet) || UNKNOWN_AMOUNT },
    { label: messages.to, value: walletName(row.toProvider, messages.mainWallet) || UNKNOWN_AMOUNT },
    { label: messages.amount, value: moneyText(row.amount), isLarge: true },
    { label: messages.status, value: statusLabel(row.status, messages), isLarge: true },
    { label: messages.date, value: timeText(row.createdAt, pageLocale()) },
  ];
}

/** The same as a picture, where type, amount and state stand large. It says when the state was so, since a picture does not change with it. */
function pictureOf({ brandName, ...of }: ReceiptOf & { brandName: string }): ReceiptPicture {
  const { row, messages } = of;
  return {
    fileName: `receipt-${row.id.replaceAll(/[^\w-]+/g, '-')}`,
    brandName,
    title: messages.receipt,
    kind: typeLabel(row, messages),
    amount: moneyText(row.amount),
    status: statusLabel(row.status, messages),
    tone: statusTone(row.status),
    items: receiptItems(of).flatMap(({ label, value, isLarge }) => (isLarge ? [] : [[label, value]])),
    note: fill(messages.statusAt, { time: momentText(siteNow(), pageLocale()) }),
  };
}
