import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { addressSearch, removeParameter } from '@/lib/browser/page/page';
import { type DepositChoices, requestedPromotion } from '@/lib/domain/money/deposit';
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
    <div className="flex items-center justify-between gap-4 rounded-control bg-raised px-3 md:hidden">
      <p className="py-2 text-sm wrap-anywhere">
        <span className="block text-muted">{messages.joined}</span>
        <b>{name}</b>
      </p>
      <TextButton label={messages.leavePromotion} onClick={leave} />
    </div>
  );
}

/** What became of the promotion that the player joined before this deposit: chosen, with its name, or not offered to this player. */
export function useJoinedPromotion({ promotions }: DepositChoices, chosen: string) {
  const [requested, setRequested] = useState(() => requestedPromotion(addressSearch(), promotions));
  const isChosen = requested?.isOffered && requested.id === chosen;
  return {
    name: isChosen ? promotions.find(({ id }) => id === chosen)?.name : undefined,
    isRefused: requested?.isOffered === false && chosen === '',
    /** A reload must not join it again. */
    forget(): void {
      removeParameter('promotion');
      setRequested(undefined);
    },
  };
}
