import { MIN_AMOUNT } from '@/lib/config';
import { moneyText } from '@/lib/domain/money/amount-text';
import { fill } from '@/lib/domain/text/fill';
import type { MoneyTexts } from './money-messages';

export const minimumText = (): string => moneyText(String(MIN_AMOUNT));

/** The texts of a money form with the amounts that its errors name. `balance` is a decimal of major units. */
export function withAmounts<Texts extends MoneyTexts>(messages: Texts, balance = ''): Texts {
  return {
    ...messages,
    amountTooSmall: fill(messages.amountTooSmall, { minimum: minimumText() }),
    amountOverBalance: fill(messages.amountOverBalance, { amount: moneyText(balance) }),
  };
}
