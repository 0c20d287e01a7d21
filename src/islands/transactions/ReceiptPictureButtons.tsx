import { useState } from 'react';
import { canShareFile, saveFile, shareFile } from '@/lib/browser/files/files';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import type { TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts;
  /** Undefined while it is drawn. */
  picture: File | 'failed' | undefined;
}

/** Shares a receipt's picture where the device can, or saves it. */
export function ReceiptPictureButtons({ messages, picture }: Props) {
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
