import type { Messages } from '@/content/messages/messages';
import { Notice } from '../ui/Notice';

interface Props {
  messages: Messages['withdraw'];
  /** Shown after a try to withdraw without a bank. */
  hasError: boolean;
}

/** Stands in place of the bank field while the player has no banks. */
export function NoBanks({ messages, hasError }: Props) {
  return (
    <div className="flex flex-col gap-2" data-field="bank" tabIndex={-1}>
      <p className="text-sm font-bold">{messages.bank}</p>
      <Notice notice={hasError ? { kind: 'error', text: messages.bankMissing } : { kind: 'info', text: messages.noBanks }} />
    </div>
  );
}
