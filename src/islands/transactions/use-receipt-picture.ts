import { useEffect, useState } from 'react';
import type { ReceiptPicture } from '@/lib/browser/files/receipt-picture';
import { logFailure } from '@/lib/browser/log';

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
