import { minorUnits } from '../../domain/money/minor-units.ts';
import { BUDGET_PERIODS, type Budget, type BudgetChange, type BudgetPlan, NO_BUDGET } from '../../domain/safer-play/budget.ts';
import { onStoredChange, readItem, removeItem, writeItem } from './local-storage.ts';
import { BUDGETS_KEY } from './storage-keys.ts';

/** Storage as `setBudget` wrote it for each player of this device, by the player's id. */
type Stored = Record<string, unknown>;

/** Reads what this player has set on this device. */
export function readBudget(playerId: string): BudgetPlan {
  const stored = readAll()[playerId] as { budget?: unknown; next?: { budget?: unknown; from?: unknown } } | undefined;
  const budget = toBudget(stored?.budget);
  const from = stored?.next?.from;
  // Anybody can write to storage: what cannot be read waits for nothing.
  if (!budget || typeof from !== 'number') return budget ? { budget } : NO_BUDGET;
  return { budget, next: { budget: toBudget(stored?.next?.budget), from } satisfies BudgetChange };
}

/** Stores what this player has set, beside what others have. Returns whether the browser keeps it. */
export function writeBudget(playerId: string, plan: BudgetPlan): boolean {
  const { [playerId]: _replaced, ...others } = readAll();
  const all = plan.budget ? { ...others, [playerId]: plan } : others;
  if (Object.keys(all).length === 0) {
    removeItem(BUDGETS_KEY);
    return true;
  }
  const isKept = writeItem(BUDGETS_KEY, JSON.stringify(all));
  // It would be gone with the page.
  if (!isKept) removeItem(BUDGETS_KEY);
  return isKept;
}

/** Calls the listener when another tab has stored something. Returns the function that stops it. */
export function onBudgetChange(listener: () => void): () => void {
  return onStoredChange(BUDGETS_KEY, listener);
}

function readAll(): Stored {
  try {
    const stored: unknown = JSON.parse(readItem(BUDGETS_KEY) ?? '{}');
    return stored && typeof stored === 'object' && !Array.isArray(stored) ? (stored as Stored) : {};
  } catch {
    return {};
  }
}

function toBudget(stored: unknown): Budget | undefined {
  const { amount, period } = (stored ?? {}) as Partial<Budget>;
  const known = BUDGET_PERIODS.find((name) => name === period);
  return known && typeof amount === 'string' && minorUnits(amount) !== undefined ? { amount, period: known } : undefined;
}
