import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as accountIcons from '@/assets/account-icons';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { pageLocale, pageNumber } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import { type ReportRow, recentFilter, rowKey, statusTone, transactionRoute, typeOfRow } from '@/lib/domain/report/report';
import { timeWords } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';
import { $pending, loadPending, openPending } from '@/lib/stores/history/pending-transactions';
import { statusLabel, type TransactionTexts, typeLabel } from '../transactions/transaction-labels';
import { Badge } from '../ui/Badge';
import { TextButton } from '../ui/Button';
import { Icon } from '../ui/Icon';

/** How many transactions open under the line. */
const MOST = 5;

/**
 * The pending transactions of the report, in one line that opens to the newest of them. The line has its height before the report answers, so
 * that nothing below it moves.
 */
export function PendingCard({ hub, transaction }: { hub: Messages['account-hub']; transaction: TransactionTexts }) {
  const pending = useStore($pending);
  useEffect(() => openPending(), []);
  const isOpenable = pending.status === 'ready' && pending.rows.length > 0;
  const found = isOpenable ? fill(hub.pendingCount, { count: pageNumber(pending.total) }) : hub.pendingNone;
  const state = { loading: undefined, failed: hub.pendingFailed, ready: found }[pending.status];
  const line = (
    <>
      <Icon path={accountIcons.clock} />
      <span className="min-w-0 grow">
        <span className="block font-bold">{transaction.pending}</span>
        <span role="status" className="block min-h-6 text-sm text-muted">
          {state}
        </span>
      </span>
    </>
  );
  if (!isOpenable) {
    return (
      <section className="card flex min-h-20 items-center gap-3 py-2">
        {line}
        {pending.status === 'failed' && <TextButton label={hub.retry} onClick={() => void loadPending()} />}
      </section>
    );
  }
  const all = new URLSearchParams({ ...recentFilter('all', 'pending') });
  return (
    <details className="card group p-0">
      <summary className="flex min-h-20 items-center gap-3 px-4 py-2">
        {line}
        <span className="text-muted group-open:rotate-180">
          <Icon path={icons.expand} />
        </span>
      </summary>
      <ul>
        {pending.rows.slice(0, MOST).map((row, index) => (
          <PendingRow key={rowKey(row, index, pending.rows)} {...{ row, transaction }} />
        ))}
      </ul>
      <a href={`${pageAddress('/transaction')}?${all}`} className="flex min-h-12 items-center gap-1 border-t border-line px-4 font-bold">
        <span>{hub.pendingAll}</span>
        <Icon path={icons.next} />
      </a>
    </details>
  );
}

function PendingRow({ row, transaction }: { row: ReportRow; transaction: TransactionTexts }) {
  return (
    <li className="border-t border-line">
      <a
        href={pageAddress(transactionRoute(row, typeOfRow(row.type) ?? 'all'))}
        className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2 hover:bg-raised"
      >
        <span className="font-bold">
          <span>{`${typeLabel(row, transaction)} `}</span>
          <span className="tabular-nums">{moneyText(row.amount)}</span>
        </span>
        <Badge text={statusLabel(row.status, transaction)} tone={statusTone(row.status)} />
        <span className="w-full text-sm text-muted wrap-anywhere">{`${row.id} · ${timeWords(row.createdAt, pageLocale())}`}</span>
      </a>
    </li>
  );
}
