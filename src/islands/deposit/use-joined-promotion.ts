import { useState } from 'react';
import { addressSearch, removeParameter } from '@/lib/browser/page/page';
import { type DepositChoices, requestedPromotion } from '@/lib/domain/money/deposit';

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
