import type { ReactNode } from 'react';
import { copyText } from '@/lib/browser/clipboard';

interface Props {
  label: string;
  /** Accessible name of the button. */
  action: string;
  /** What is copied; the button is disabled while it is empty. */
  value: string;
  onCopied: (isCopied: boolean) => void;
  /** What is shown. */
  children: ReactNode;
}

/** One line of an account, with a button that copies it. */
export function CopyRow({ label, action, value, onCopied, children }: Props) {
  return (
    <div className="account-row">
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
      <button type="button" aria-label={action} disabled={!value} onClick={async () => onCopied(await copyText(value))}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        </svg>
      </button>
    </div>
  );
}
