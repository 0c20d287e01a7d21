import { useEffect, useState } from 'react';
import type money from '@/content/messages/en/money.json';
import { copyText } from '@/lib/browser/clipboard';

interface Props {
  /** What is copied, in words. */
  name: string;
  text: string;
  messages: Pick<typeof money, 'copy' | 'copied' | 'copyFailed'>;
}

/** How long it says what became of it, in milliseconds. */
const SAID_FOR = 2_500;

/** Copies a text, and says so. */
export function CopyButton({ name, text, messages }: Props) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <>
      <button
        type="button"
        aria-label={`${messages.copy}: ${name}`}
        onClick={async () => setSaid((await copyText(text)) ? messages.copied : messages.copyFailed)}
        className="text-button px-2 text-sm"
      >
        {messages.copy}
      </button>
      <span role="status" className="copied">
        {said}
      </span>
    </>
  );
}
