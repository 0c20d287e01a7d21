import { replaceItem } from '../../browser/storage/local-storage.ts';
import { BUDGETS_KEY } from '../../browser/storage/storage-keys.ts';
import { stored } from '../../browser/storage/stored.ts';
import { minorUnits } from '../../domain/money/minor-units.ts';
import { BUDGET_PERIODS, type Budget, type BudgetChange, type BudgetPlan, NO_BUDGET } from '../../domain/safer-play/budget.ts';

/** What each player of this device has set, by the player's id. */
const budgets = stored<Record<string, unknown>>(BUDGETS_KEY, (json) =>
  typeof json === 'object' && !Array.isArray(json) ? json : undefined,
);
const readAll = () => budgets.read() ?? {};

/** Reads what this player has set on this device. */
export function readBudget(playerId: string): BudgetPlan {
  const plan = readAll()[playerId] as { budget?: unknown; next?: { budget?: unknown; from?: unknown } } | undefined;
  const budget = toBudget(plan?.budget);
  const from = plan?.next?.from;
  // Anybody can write to storage: what cannot be read waits for nothing.
  if (!budget || typeof from !== 'number') return budget ? { budget } : NO_BUDGET;
  return { budget, next: { budget: toBudget(plan?.next?.budget), from } satisfies BudgetChange };
}

/** Stores what this player has set, beside what others have. Returns whether the browser keeps it; otherwise all stays as it was. */
export function writeBudget(playerId: string, plan: BudgetPlan): boolean {
  const { [playerId]: _replaced, ...others } = readAll();
  const all = plan.budget ? { ...others, [playerId]: plan } : others;
  if (Object.keys(all).length === 0) {
    budgets.remove();
    return true;
  }
  return replaceItem(BUDGETS_KEY, JSON.stringify(all));
}

/** Calls the listener when another tab has stored something. Returns the function that stops it. */
export const onBudgetChange = budgets.onChange;

function toBudget(stored: unknown): Budget | undefined {
  const { amount, period } = (stored ?? {}) as Partial<Budget>;
  const known = BUDGET_PERIODS.find((name) => name === period);
  return known && typeof amount === 'string' && minorUnits(amount) !== undefined ? { amount, period: known } : undefined;
}
