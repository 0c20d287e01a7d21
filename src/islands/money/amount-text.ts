import { CURRENCY_LABEL } from '@/lib/config';
import { readAmount } from '@/lib/domain/money/amount';
import { formatMoney } from '@/lib/domain/money/money';

export function moneyText(decimal: string): string {
  return `${CURRENCY_LABEL} ${formatMoney(decimal)}`;
}

/** What is typed as the amount it stands for; undefined while it stands for none. */
export function amountText(typed: string): string | undefined {
  const read = readAmount(typed);
  return read.ok ? moneyText(read.decimal) : undefined;
}
