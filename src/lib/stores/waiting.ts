import { atom, readonlyType } from 'nanostores';
import { reportRequest } from '../api/report/report-rows.ts';
import { report } from '../api/routes/account.ts';
import { type ReportRow, recentFilter } from '../domain/report/report.ts';
import { call } from '../session/client.ts';
import type { Environment } from './environment.ts';
import { $moneyMoved } from './money-moved.ts';

/** The player's pending transactions of 30 days: the newest of them, and how many there are. They stay while they are loaded again. */
export type Waiting = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; rows: readonly ReportRow[]; total: number };

/** Makes the store of what waits for a decision. Nothing is loaded before it is opened. */
export function createWaiting({ call, moneyMoved }: Pick<Environment, 'call' | 'moneyMoved'>) {
  const $current = atom<Waiting>({ status: 'loading' });
  let latestRequest = 0;

  /** Loads what is waiting, now and whenever money may have moved. Returns the function that stops it. */
  function openWaiting(): () => void {
    void loadWaiting();
    const stop = moneyMoved.listen(() => void loadWaiting());
    return () => {
      stop();
      latestRequest += 1;
      $current.set({ status: 'loading' });
    };
  }

  async function loadWaiting(): Promise<void> {
    latestRequest += 1;
    const request = latestRequest;
    const answer = await call(report, reportRequest(recentFilter('all', 'pending'), 1));
    if (request !== latestRequest) return;
    if (answer.ok) $current.set({ status: 'ready', rows: answer.value.rows, total: answer.value.total });
    else if ($current.get().status !== 'ready') $current.set({ status: 'failed' });
  }

  return { $waiting: readonlyType($current), openWaiting, loadWaiting };
}

export const { $waiting, openWaiting, loadWaiting } = createWaiting({ call, moneyMoved: $moneyMoved });
