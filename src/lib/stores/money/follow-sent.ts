import { loadNewestRows, REPORT_DELAYS_MS } from '../../api/report/report-rows.ts';
import { poll } from '../../browser/poll.ts';
import { type ReportRow, statusTone } from '../../domain/report/report.ts';
import { findBooked, type MoneyKind, type SentRequest } from '../../domain/report/sent-request.ts';
import type { Environment } from '../environment.ts';
import { call } from '../session/client.ts';
import { $moneyMoved } from './money-moved.ts';
import { isLastSent } from './stored-request.ts';

/** A request that the backend has taken, and its row where it is known already. */
export interface TakenRequest {
  kind: MoneyKind;
  sent: SentRequest | undefined;
  row: ReportRow | undefined;
}

/**
 * Makes the function that follows one accepted request: it finds its row in the report, and calls the listener on every change. It looks five times
 * in 37 s, then whenever money may have moved. If another request could own the row, it stays silent.
 */
export function createFollowSent({ call, moneyMoved }: Pick<Environment, 'call' | 'moneyMoved'>) {
  return ({ kind, sent, row: known }: TakenRequest, listener: (row: ReportRow) => void): (() => void) => {
    let row = known;
    /** When the look began whose row was given last: a slow one from before it has an older state. */
    let givenFrom = Number.NEGATIVE_INFINITY;
    let isStopped = false;

    // Nobody can say which row is its own.
    if (!row && !sent?.knownIds) return () => {};

    async function look(): Promise<void> {
      const now = performance.now();
      const rows = await loadNewestRows(call, kind);
      const found = rows?.find(({ id }) => id === row?.id) ?? (row ? undefined : findOwn(rows ?? []));
      if (isStopped || !found || now < givenFrom) return;
      givenFrom = now;
      row = found;
      listener(found);
    }

    function findOwn(rows: readonly ReportRow[]): ReportRow | undefined {
      // A later request, also of another tab, may have brought the row.
      return sent && isLastSent(sent) ? findBooked(rows, sent) : undefined;
    }

    const stopListening = moneyMoved.listen(() => void look());
    void poll(look, REPORT_DELAYS_MS, () => !isStopped && !(row && statusTone(row.status) !== 'warning'));
    return () => {
      isStopped = true;
      stopListening();
    };
  };
}

export const followSent = createFollowSent({ call, moneyMoved: $moneyMoved });
