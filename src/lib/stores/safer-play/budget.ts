import { atom, readonlyType } from 'nanostores';
import { loadAllRows } from '../../api/report/all-rows.ts';
import { isPageVisible, onPageVisible } from '../../browser/page/when.ts';
import type { ReportRow } from '../../domain/report/report.ts';
import type { Budget } from '../../domain/safer-play/budget.ts';
import { depositsUsed, periodStart } from '../../domain/safer-play/budget-left.ts';
import { msToMidnight } from '../../domain/site-day.ts';
import { siteNow } from '../../domain/site-time.ts';
import { $moneyMoved } from '../money/money-moved.ts';
import { call } from '../session/client.ts';
import { onBudgetChange, readBudget, writeBudget } from './stored-budgets.ts';

/** What the player has deposited in the budget's period, as the report has it; a decimal in major units. */
export type UsedDeposits =
  | { status: 'loading' | 'failed' | 'tooMany' }
  | { status: 'known'; amount: string };

/** The player's budget reminder on this device. Without a budget nothing is loaded. */
export interface BudgetState {
  budget: Budget | undefined;
  used: UsedDeposits;
}

const NOTHING: BudgetState = { budget: undefined, used: { status: 'loading' } };

const $current = atom<BudgetState>(NOTHING);

/** The budget of the player it is opened for; empty until then. */
export const $budget = readonlyType($current);

let playerId: string | undefined;
let latestRequest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When a day ends, and with it perhaps the period; in milliseconds of the backend's clock. */
let dueAt = Number.POSITIVE_INFINITY;

/** Reads a player's budget and what is used of it, and follows both. Returns the function that stops it. */
export function openBudget(id: string): () => void {
  playerId = id;
  reloadBudget();
  // The timer does nothing while the page is hidden.
  const readWhenDue = () => siteNow().getTime() >= dueAt && reloadBudget();
  const stops = [
    onBudgetChange(reloadBudget),
    $moneyMoved.listen(reloadBudget),
    onPageVisible(readWhenDue),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    latestRequest += 1;
    playerId = undefined;
    $current.set(NOTHING);
  };
}

export function reloadBudget(): void {
  if (playerId === undefined) return;
  const now = siteNow();
  const budget = readBudget(playerId);
  const before = $current.get();
  const isStillKnown = before.used.status === 'known' && budget?.period === before.budget?.period;
  $current.set({ budget, used: isStillKnown ? before.used : { status: 'loading' } });
  clearTimeout(timer);
  dueAt = now.getTime() + msToMidnight(now);
  if (!budget) return;
  void loadUsed(budget);
  // A page in sight does not wait for a return.
  timer = setTimeout(() => isPageVisible() && reloadBudget(), dueAt - now.getTime());
}

async function loadUsed({ period }: Budget): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  const range = { start: periodStart(period, siteNow()), end: '' };
  const answer = await loadAllRows(call, { ...range, type: 'deposit', status: 'all' });
  if (request !== latestRequest) return;
  $current.set({
    ...$current.get(),
    used: answer.ok ? toUsed(answer.value) : { status: 'failed' },
  });
}

/** Sets another budget, or none. Returns whether the browser keeps it. */
export function setBudget(wanted: Budget | undefined): boolean {
  if (playerId === undefined) return false;
  const isStored = writeBudget(playerId, wanted);
  reloadBudget();
  return isStored;
}

/** What is used of the budget, a decimal in major units; undefined while it is unknown. */
export function usedAmount({ used }: BudgetState): string | undefined {
  return used.status === 'known' ? used.amount : undefined;
}

function toUsed(rows: readonly ReportRow[] | undefined): UsedDeposits {
  if (!rows) return { status: 'tooMany' };
  const amount = depositsUsed(rows);
  return amount === undefined ? { status: 'failed' } : { status: 'known', amount };
}
