import { CURRENCY_LABEL } from '../../config.ts';
import { readAmount } from './amount.ts';
import { formatMoney } from './money.ts';

/** A decimal amount with its currency, which never stands on another line. */
export function moneyText(decimal: string): string {
  return `${CURRENCY_LABEL}\u00a0${formatMoney(decimal)}`;
}

/** A typed amount with its currency; undefined while it is not a valid amount. */
export function amountText(typed: string): string | undefined {
  const read = readAmount(typed);
  return read.ok ? moneyText(read.decimal) : undefined;
}
