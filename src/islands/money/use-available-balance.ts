import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { amountOfBalance } from '@/lib/domain/money/amount';
import { moneyText } from '@/lib/domain/money/amount-text';
import { fill } from '@/lib/domain/text/fill';
import { $balances, loadBalances } from '@/lib/stores/balances';
import type { MoneyTexts } from './money-messages';

/** Loads the player's balance at a provider. Gives it as a hint and as an amount that can be sent; both are undefined while unknown. */
export function useAvailableBalance(providerId: string, messages: MoneyTexts): { hint: string | undefined; amount: string | undefined } {
  const balance = useStore($balances)[providerId];
  useEffect(() => {
    if (providerId) loadBalances([providerId]);
  }, [providerId]);
  if (balance?.status === 'maintenance') return { hint: messages.maintenance, amount: undefined };
  if (balance?.status !== 'known') return { hint: undefined, amount: undefined };
  return { hint: fill(messages.available, { amount: moneyText(balance.credit) }), amount: amountOfBalance(balance.credit) };
}
