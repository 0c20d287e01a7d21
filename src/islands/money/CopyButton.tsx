import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { copyText } from '@/lib/browser/clipboard';
import { fill } from '@/lib/domain/text/fill';

interface Props {
  /** What is copied, for screen readers. */
  name: string;
  text: string;
  messages: Pick<Messages['money'], 'copy' | 'copyOf' | 'copied' | 'copyFailed'>;
}

const STATUS_SHOWN_MS = 2_500;

/** Copies a text to the clipboard and shows for a moment whether it worked. */
export function CopyButton({ name, text, messages }: Props) {
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(''), STATUS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <>
      <button
        type="button"
        aria-label={fill(messages.copyOf, { name })}
        onClick={async () =>
          setStatus((await copyText(text)) ? messages.copied : messages.copyFailed)
        }
        className="text-button px-2 text-sm"
      >
        {messages.copy}
      </button>
      <span
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(9rem+env(safe-area-inset-bottom))] z-30 mx-auto md:bottom-8 w-fit rounded-control bg-raised text-sm not-empty:border not-empty:border-edge not-empty:px-4 not-empty:py-2"
      >
        {status}
      </span>
    </>
  );
}
