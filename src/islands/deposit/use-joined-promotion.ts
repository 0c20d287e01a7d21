import { useEffect, useState } from 'react';
import { addressSearch, removeParameter } from '@/lib/browser/page/page';
import { type DepositChoices, requestedPromotion } from '@/lib/domain/money/deposit';

/** What became of the promotion that the player joined before this deposit, which the address names until another one is chosen. */
export function useJoinedPromotion({ promotions }: DepositChoices, chosen: string) {
  const [requested, setRequested] = useState(() => requestedPromotion(addressSearch(), promotions));
  const isLeft = requested !== undefined && chosen !== (requested.isOffered ? requested.id : '');
  // A reload must not join it again.
  useEffect(() => {
    if (isLeft) removeParameter('promotion');
  }, [isLeft]);
  return {
    /** The backend does not offer it to this player, and no other one is chosen. */
    isRefused: requested?.isOffered === false && chosen === '',
    forget(): void {
      removeParameter('promotion');
      setRequested(undefined);
    },
  };
}
