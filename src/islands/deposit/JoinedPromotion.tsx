import type { Messages } from '@/content/messages/messages';
import { TextButton } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { whyOf } from '../why';

interface Props {
  messages: Pick<Messages['deposit'] & Messages['gate'], 'notOffered' | 'joined' | 'leavePromotion' | 'why' | 'whyNotOffered'>;
  /** The name of the promotion that was joined and is chosen. */
  name: string | undefined;
  /** The backend does not offer this player the promotion that was joined. */
  isRefused: boolean;
  leave: () => void;
}

/** Says on the first step which promotion goes with the deposit. On large screens its field is in view anyway. */
export function JoinedPromotion({ messages, name, isRefused, leave }: Props) {
  if (isRefused) {
    const why = whyOf(messages, messages.whyNotOffered, 'promotion-not-applied');
    return (
      <div>
        <Notice notice={{ kind: 'info', text: messages.notOffered, why }} />
      </div>
    );
  }
  if (name === undefined) return null;
  return (
    <div data-part="amount" className="flex items-center justify-between gap-4 rounded-control bg-raised px-3 md:hidden">
      <p className="py-2 text-sm wrap-anywhere">
        <span className="block text-muted">{messages.joined}</span>
        <b>{name}</b>
      </p>
      <TextButton label={messages.leavePromotion} onClick={leave} />
    </div>
  );
}
