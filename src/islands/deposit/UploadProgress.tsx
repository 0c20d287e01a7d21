import { useStore } from '@nanostores/react';
import type texts from '@/content/messages/en/deposit.json';
import { fill } from '@/lib/domain/text/fill';
import { $uploaded } from '@/lib/session/uploads';
import { pageNumber } from '../transactions/page-number';
import { ProgressBar } from '../ui/ProgressBar';

/** How much of the receipt has left, on a slow network a matter of minutes. */
export function UploadProgress({ messages }: { messages: typeof texts }) {
  const share = useStore($uploaded);
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  const text = fill(messages.uploading, { percent: pageNumber(percent) });
  return (
    <div className="text-sm text-muted tabular">
      {text}
      <ProgressBar label={text} percent={percent} />
    </div>
  );
}
