import { decimalOf, exceeds, minorUnits } from '../money/minor-units.ts';
import { type ReportRow, statusTone, sumAmounts } from '../report/report.ts';
import { daysBefore, siteDay } from '../site-day.ts';
import type { Budget, BudgetPeriod } from './budget.ts';

/** The first day of a time's period in the site's time zone, as YYYY-MM-DD; weeks begin with Sunday, as in Bangladesh. */
export function periodStart(period: BudgetPeriod, now: Date): string {
  const today = siteDay(now);
  if (period === 'day') return today;
  if (period === 'month') return `${today.slice(0, 8)}01`;
  return daysBefore(today, new Date(`${today}T00:00:00Z`).getUTCDay());
}

/** What the deposits add up to that were approved or may still be; a decimal in major units, undefined when an amount is unknown. */
export function depositsUsed(rows: readonly ReportRow[]): string | undefined {
  const sum = sumAmounts(rows.filter(({ status }) => statusTone(status) !== 'danger'));
  return sum === undefined ? undefined : decimalOf(sum);
}

/** What is left of a budget, never less than nothing; a decimal in major units. */
export function budgetLeft({ amount }: Budget, used: string): string {
  const left = (minorUnits(amount) ?? 0n) - (minorUnits(used) ?? 0n);
  return decimalOf(left > 0n ? left : 0n);
}

/** Whether a deposit goes above what is left of a budget; where that is unknown, whether it alone goes above all of it. */
export function isAboveBudget(deposit: string, budget: Budget, used: string | undefined): boolean {
  return exceeds(deposit, used === undefined ? budget.amount : budgetLeft(budget, used));
}
