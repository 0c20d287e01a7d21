import type texts from '@/content/messages/en/withdraw.json';
import { Notice } from '../ui/Notice';

interface Props {
  messages: typeof texts;
  /** Said when a withdrawal is tried all the same. */
  error: string | undefined;
}

/** In the place of the banks while the player has none. */
export function NoBanks({ messages, error }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm bold">{messages.bank}</p>
      <Notice notice={error ? { kind: 'error', text: error } : { kind: 'info', text: messages.noBanks }} />
    </div>
  );
}
