import { CURRENCY_LABEL } from '@/lib/config';
import { readAmount } from '@/lib/domain/money/amount';
import { formatMoney } from '@/lib/domain/money/money';

/** A decimal amount with its currency. */
export function moneyText(decimal: string): string {
  return `${CURRENCY_LABEL} ${formatMoney(decimal)}`;
}

/** A typed amount with its currency; undefined while it is not a valid amount. */
export function amountText(typed: string): string | undefined {
  const read = readAmount(typed);
  return read.ok ? moneyText(read.decimal) : undefined;
}
