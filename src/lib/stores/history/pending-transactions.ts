import { atom, readonlyType } from 'nanostores';
import { reportRequest } from '../../api/report/report-rows.ts';
import { report } from '../../api/routes/account.ts';
import { type ReportRow, recentFilter } from '../../domain/report/report.ts';
import { $moneyMoved } from '../money/money-moved.ts';
import { call } from '../session/client.ts';
import { $session, onPlayerChange } from '../session/session.ts';

/** The player's pending transactions of 30 days: the newest of them, and how many there are. They stay while they are loaded again. */
export type PendingTransactions =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; rows: readonly ReportRow[]; total: number };

const $current = atom<PendingTransactions>({ status: 'loading' });

/** What waits for a decision. Nothing is loaded before it is opened, and it is emptied when the player changes. */
export const $pending = readonlyType($current);

let latestRequest = 0;
/** How many parts of the page show it. */
let openers = 0;

/** Loads what is waiting, now and whenever money may have moved. Returns the function that stops it. */
export function openPending(): () => void {
  openers += 1;
  void loadPending();
  return () => {
    openers -= 1;
    if (openers === 0) empty();
  };
}

function empty(): void {
  // An answer that is still on its way is dropped.
  latestRequest += 1;
  $current.set({ status: 'loading' });
}

export async function loadPending(): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  const answer = await call(report, reportRequest(recentFilter('all', 'pending'), 1));
  if (request !== latestRequest) return;
  const value = answer.ok ? answer.value : undefined;
  // Where no row can be read, it is not known that nothing is pending.
  if (value && (value.rows.length > 0 || value.isComplete))
    $current.set({ status: 'ready', rows: value.rows, total: value.total });
  else if ($current.get().status !== 'ready') $current.set({ status: 'failed' });
}

$moneyMoved.listen(() => {
  if (openers > 0) void loadPending();
});
onPlayerChange($session, (playerId) => {
  empty();
  if (playerId && openers > 0) void loadPending();
});
