import type { Messages } from '@/content/messages/messages';
import { Notice } from '../ui/Notice';
import { whyOf } from '../why';

interface Props {
  messages: Messages['withdraw'] & { why: string };
  /** Shown after a try to withdraw without a bank. */
  hasError: boolean;
}

/** Stands in place of the bank field while the player has no banks. */
export function NoBanks({ messages, hasError }: Props) {
  const why = whyOf(messages, messages.whyBank, 'withdrawal-not-paid');
  return (
    <div className="flex flex-col gap-2" data-field="bank" tabIndex={-1}>
      <p className="text-sm font-bold">{messages.bank}</p>
      <Notice notice={hasError ? { kind: 'error', text: messages.bankMissing, why } : { kind: 'info', text: messages.noBanks, why }} />
    </div>
  );
}
