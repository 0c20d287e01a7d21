import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { pageNumber } from '@/lib/browser/page/page-locale';
import { recentFilter } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { $pending, openPending } from '@/lib/stores/history/pending-transactions';

/** Leads to the pending transactions of 30 days, and says how many they are where that is known; nothing where there are none. */
export function PendingLink({ messages }: { messages: Messages['account-hub'] }) {
  const pending = useStore($pending);
  useEffect(() => openPending(), []);
  const isShown = pending.status === 'failed' || (pending.status === 'ready' && pending.rows.length > 0);
  return (
    <span role="status">
      {isShown && (
        <a
          href={`${pageAddress('/transaction')}?${new URLSearchParams({ ...recentFilter('all', 'pending') })}`}
          className="text-button flex items-center text-sm"
        >
          {pending.status === 'ready' ? fill(messages.pendingCount, { count: pageNumber(pending.total) }) : messages.pending}
        </a>
      )}
    </span>
  );
}
