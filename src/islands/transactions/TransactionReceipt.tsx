import type { ReactNode } from 'react';
import { printPage } from '@/lib/browser/page/page';
import type { ReportRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ReceiptPictureButtons, useReceiptPicture } from './ReceiptPictureButtons';
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
  const picture = useReceiptPicture(`${row.id} ${row.status}`, () => pictureOf({ ...content, brandName }));
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
          <Button variant="secondary" onClick={printPage}>
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
