import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/document';
import { fill } from '@/lib/domain/text/fill';
import { ProgressBar } from '../ui/ProgressBar';

interface Props {
  messages: Messages['deposit'];
  /** How much of the receipt has been sent, from 0 to 1; undefined while none is being sent. */
  share: number | undefined;
}

/** Sending a receipt can take minutes on a slow network. */
export function UploadProgress({ messages, share }: Props) {
  if (share === undefined) return null;
  const percent = Math.round(share * 100);
  const text = fill(messages.uploading, { percent: pageNumber(percent) });
  return (
    <div className="text-sm text-muted tabular-nums">
      {text}
      <ProgressBar label={text} percent={percent} />
    </div>
  );
}
