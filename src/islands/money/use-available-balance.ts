import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { amountOfBalance, moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { fill } from '@/lib/domain/text/fill';
import { $balances, loadBalances, reloadBalances } from '@/lib/stores/money/balances';
import { $moneyMoved } from '@/lib/stores/money/money-moved';
import { useRetryOnline } from '../use-retry-online';
import type { MoneyTexts } from './money-messages';

/**
 * Loads the player's balance at a provider, again when money may have moved: a deposit was decided, or a game was played in another tab. `balance` is
 * a decimal of major units, `amount` all of it as an amount that can be sent.
 */
export function useAvailableBalance(providerId: string, messages: MoneyTexts) {
  const balance = useStore($balances)[providerId];
  useEffect(() => {
    if (!providerId) return;
    void loadBalances([providerId]);
    return $moneyMoved.listen(() => void reloadBalances([providerId]));
  }, [providerId]);
  useRetryOnline(balance?.status === 'unknown', () => loadBalances([providerId]));
  if (balance?.status === 'maintenance') return { hint: messages.maintenance };
  if (balance?.status === 'unknown')
    return { hint: fill(messages.available, { amount: UNKNOWN_AMOUNT }) };
  // A line's height, since the balance comes later.
  if (balance?.status !== 'known') return providerId ? { hint: '\u00a0' } : {};
  const { credit } = balance;
  return {
    hint: fill(messages.available, { amount: moneyText(credit) }),
    balance: credit,
    amount: amountOfBalance(credit),
  };
}
