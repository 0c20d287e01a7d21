import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/document';
import { pageAddress } from '@/lib/browser/page/page';
import { moneyText } from '@/lib/domain/money/amount';
import { decimalOf } from '@/lib/domain/money/minor-units';
import { recentFilter, sumAmounts, typeOfRow } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { $pending, openPending } from '@/lib/stores/pending-transactions';

const KINDS = { deposit: 'pendingDeposits', withdraw: 'pendingWithdrawals' } as const;

/** The deposits and withdrawals that wait for a decision, as links to them; nothing where there are none, or where they are not known. */
export function WalletPending({ messages }: { messages: Messages['player-frame'] }) {
  const pending = useStore($pending);
  useEffect(() => openPending(), []);
  if (pending.status !== 'ready') return null;
  // One page of them is known, whose sum would not be that of all.
  const isWhole = pending.total <= pending.rows.length;
  return (['deposit', 'withdraw'] as const).map((kind) => {
    const rows = pending.rows.filter(({ type }) => typeOfRow(type) === kind);
    const sum = isWhole ? sumAmounts(rows) : undefined;
    if (rows.length === 0) return null;
    const label = fill(messages[KINDS[kind]], { count: isWhole ? pageNumber(rows.length) : `${pageNumber(rows.length)}+` });
    return (
      <a
        key={kind}
        href={`${pageAddress('/transaction')}?${new URLSearchParams({ ...recentFilter(kind, 'pending') })}`}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line text-muted tabular-nums"
      >
        {label}
        {sum !== undefined && <span>{moneyText(decimalOf(sum))}</span>}
      </a>
    );
  });
}
