import { moneyText } from '../money/amount.ts';
import { fill } from '../text/fill.ts';

/** In order of their length. */
export const BUDGET_PERIODS = ['day', 'week', 'month'] as const;
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

/** What a player means to deposit at most. */
export interface Budget {
  /** A decimal in major units. */
  amount: string;
  period: BudgetPeriod;
}

const OF_PERIOD = { day: 'ofDay', week: 'ofWeek', month: 'ofMonth' } as const satisfies Record<
  BudgetPeriod,
  string
>;

/** A budget in words: `RM 500.00 a day`. */
export function budgetText(
  { amount, period }: Budget,
  texts: Record<(typeof OF_PERIOD)[BudgetPeriod], string>,
): string {
  return fill(texts[OF_PERIOD[period]], { amount: moneyText(amount) });
}
