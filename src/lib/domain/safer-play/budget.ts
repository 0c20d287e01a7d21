import { BUDGET_RAISE_MS } from '../../config.ts';
import { moneyText } from '../money/amount.ts';
import { minorUnits } from '../money/minor-units.ts';
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

const OF_PERIOD = { day: 'ofDay', week: 'ofWeek', month: 'ofMonth' } as const satisfies Record<BudgetPeriod, string>;

/** A budget in words: `RM 500.00 a day`. */
export function budgetText({ amount, period }: Budget, texts: Record<(typeof OF_PERIOD)[BudgetPeriod], string>): string {
  return fill(texts[OF_PERIOD[period]], { amount: moneyText(amount) });
}

/** A change that does not count yet. */
export interface BudgetChange {
  /** Undefined when the budget is to be removed. */
  budget: Budget | undefined;
  /** From when it counts, in milliseconds of the site's time. */
  from: number;
}

export interface BudgetPlan {
  budget: Budget | undefined;
  next?: BudgetChange | undefined;
}

export const NO_BUDGET: BudgetPlan = { budget: undefined };

/** The plan at a time: a change whose time has come has taken the place of the budget. */
export function planAt(plan: BudgetPlan, now: number): BudgetPlan {
  return plan.next && plan.next.from <= now ? { budget: plan.next.budget } : plan;
}

/** The plan after the player has asked for another budget, or none. The first one, and one that is nowhere looser, counts at once; any other waits. */
export function changePlan(plan: BudgetPlan, wanted: Budget | undefined, now: number): BudgetPlan {
  const { budget } = planAt(plan, now);
  if (!budget || (wanted && isNowhereLooser(wanted, budget))) return { budget: wanted };
  return { budget, next: { budget: wanted, from: now + BUDGET_RAISE_MS } };
}

/** The plan without the change that waits. */
export function keepBudget(plan: BudgetPlan, now: number): BudgetPlan {
  return { budget: planAt(plan, now).budget };
}

/** A smaller amount for a shorter time would allow more in the longer one. */
function isNowhereLooser(wanted: Budget, present: Budget): boolean {
  const [amount, limit] = [minorUnits(wanted.amount), minorUnits(present.amount)];
  if (amount === undefined || limit === undefined) return false;
  return amount <= limit && BUDGET_PERIODS.indexOf(wanted.period) >= BUDGET_PERIODS.indexOf(present.period);
}
