import { replaceItem } from '../../browser/storage/local-storage.ts';
import { BUDGETS_KEY } from '../../browser/storage/storage-keys.ts';
import { stored } from '../../browser/storage/stored.ts';
import { minorUnits } from '../../domain/money/minor-units.ts';
import { BUDGET_PERIODS, type Budget } from '../../domain/safer-play/budget.ts';

/** What each player of this device has set, by the player's id. */
const budgets = stored<Record<string, unknown>>(BUDGETS_KEY, (json) =>
  typeof json === 'object' && !Array.isArray(json) ? json : undefined,
);
const readAll = () => budgets.read() ?? {};

/** Reads what this player has set on this device; undefined for nothing. Anybody can write to storage. */
export function readBudget(playerId: string): Budget | undefined {
  const stored = readAll()[playerId] as { budget?: Partial<Budget> } | undefined;
  const { amount, period } = stored?.budget ?? {};
  const known = BUDGET_PERIODS.find((name) => name === period);
  return known && typeof amount === 'string' && minorUnits(amount) !== undefined
    ? { amount, period: known }
    : undefined;
}

/** Stores what this player has set, beside what others have. Returns whether the browser keeps it; otherwise all stays as it was. */
export function writeBudget(playerId: string, budget: Budget | undefined): boolean {
  const { [playerId]: _replaced, ...others } = readAll();
  const all = budget ? { ...others, [playerId]: { budget } } : others;
  if (Object.keys(all).length === 0) {
    budgets.remove();
    return true;
  }
  return replaceItem(BUDGETS_KEY, JSON.stringify(all));
}

/** Calls the listener when another tab has stored something. Returns the function that stops it. */
export const onBudgetChange = budgets.onChange;
