import type { Messages } from '@/content/messages/messages';
import { Notice } from '../ui/Notice';

interface Props {
  messages: Messages['withdraw'];
  /** Shown after a try to withdraw without a bank. */
  error: string | undefined;
}

/** Stands in place of the bank field while the player has no banks. */
export function NoBanks({ messages, error }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-bold">{messages.bank}</p>
      <Notice notice={error ? { kind: 'error', text: error } : { kind: 'info', text: messages.noBanks }} />
    </div>
  );
}
