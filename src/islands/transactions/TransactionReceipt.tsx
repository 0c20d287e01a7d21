import { type ReactNode, useState } from 'react';
import { canShareFile, saveFile, shareFile } from '@/lib/browser/files/files';
import type { ReceiptPicture } from '@/lib/browser/files/receipt-picture';
import { logFailure } from '@/lib/browser/log';
import type { ReportRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { useLoaded } from '../use-loaded';
import { pictureOf, receiptItems } from './receipt-content';
import { TransactionTimeline } from './TransactionTimeline';
import type { TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  row: ReportRow;
  brandName: string;
  username: string;
  /** The ways to support. */
  support: ReactNode;
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
        <dl className="detail-list">
          {receiptItems(content).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular-nums" translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
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
  if (picture === 'failed') return <Notice notice={{ kind: 'error', text: messages.pictureFailed }} />;
  const isSharable = picture !== undefined && canShareFile(picture);
  return (
    <>
      {hasFailed && <Notice notice={{ kind: 'error', text: messages.shareFailed }} />}
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
