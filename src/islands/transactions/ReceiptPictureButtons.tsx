import { useEffect, useState } from 'react';
import { canShareFile, saveFile, shareFile } from '@/lib/browser/files/files';
import type { ReceiptPicture } from '@/lib/browser/files/receipt-picture';
import { logFailure } from '@/lib/browser/log';
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

/**
 * A receipt's picture: undefined until it is drawn, and drawn again when its transaction changes. It is there before the tap, since browsers refuse
 * to share a file that comes some time after it.
 * @param transaction what the picture is about; another text draws another picture
 */
export function useReceiptPicture(transaction: string, toReceipt: () => ReceiptPicture): File | 'failed' | undefined {
  const [picture, setPicture] = useState<File | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function differs with every render.
  useEffect(() => {
    let isCurrent = true;
    const show = (drawn: File | 'failed') => isCurrent && setPicture(drawn);
    setPicture(undefined);
    import('@/lib/browser/files/receipt-picture')
      .then(({ drawReceipt }) => drawReceipt(toReceipt()))
      .then(show, () => {
        logFailure('Receipt', 'no picture');
        show('failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [transaction]);
  return picture;
}
