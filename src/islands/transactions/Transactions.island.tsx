import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import type { Contacts } from '@/lib/domain/site/site-settings';
import { fill } from '@/lib/domain/text/fill';
import { type NetDeposits, netDeposits } from '@/lib/stores/history/net-deposits';
import { $report, openReport, type Report, showReport } from '@/lib/stores/history/report';
import { $moneyMoved } from '@/lib/stores/money/money-moved';
import { AccountGate } from '../account/AccountGate';
import { useFocusKept } from '../account/use-focus-kept';
import { loadMessages } from '../load-messages';
import { TextButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { useLargeScreen } from '../ui/Table';
import { useLoaded } from '../use-loaded';
import { FilterBar } from './FilterBar';
import { RowsSkeleton } from './RowsSkeleton';
import { TransactionFilters } from './TransactionFilters';
import { NewestTransactions, TransactionList } from './TransactionList';
import { rangeText, type TransactionTexts } from './transaction-labels';

interface Props {
  messages: Messages['gate'];
  contacts: Contacts;
}

/** The player's transactions (spec section 2, Transaction). Island: they are private. */
export function Transactions({ messages, contacts }: Props) {
  return (
    <AccountGate
      messages={messages}
      loadTexts={() => loadMessages('transaction')}
      fallback={<RowsSkeleton label={messages.loading} />}
    >
      {(player, all) => <TransactionReport key={player.id} messages={all} contacts={contacts} />}
    </AccountGate>
  );
}

interface ReportProps extends Pick<Props, 'contacts'> {
  messages: TransactionTexts;
}

function TransactionReport({ messages, contacts }: ReportProps) {
  const report = useStore($report);
  const isLarge = useLargeScreen();
  const { place } = useFocusKept();
  useEffect(() => openReport(), []);
  if (!report) return <RowsSkeleton label={messages.loading} />;
  const { filter, shown, newest } = report;
  const isNewPlayer = newest?.length === 0;
  const Filters = isLarge ? TransactionFilters : FilterBar;
  const listProps = { messages, isLarge, contacts };
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-4">
      {!isNewPlayer && <Filters {...{ messages, filter }} onChange={(next) => showReport(next)} />}
      <TransactionStatus {...{ messages, report }} />
      <TransactionList {...listProps} report={report} />
      {newest && !isNewPlayer && <NewestTransactions {...listProps} rows={newest} />}
      {/* Below a list of known length, which would push it down. */}
      {shown && !isNewPlayer && (
        <NetDepositsCard messages={messages} start={filter.start} end={filter.end} />
      )}
    </div>
  );
}

/** Says what a change of the filters brought. It stays in the page, because screen readers announce only what enters an existing live region. */
function TransactionStatus({ messages, report }: { messages: TransactionTexts; report: Report }) {
  const shown = report.status === 'failed' ? undefined : report.shown;
  const isEmpty = shown?.rows.length === 0;
  return (
    <div role="status" className={isEmpty ? undefined : 'sr-only'}>
      {isEmpty ? (
        <NoTransactions {...{ messages }} newest={report.newest} />
      ) : (
        shown && rangeText(shown, messages)
      )}
    </div>
  );
}

/** Shown when no transaction fits the filters: the newest of all stand below, or a new player is told how to begin. */
function NoTransactions({
  messages,
  newest,
}: { messages: TransactionTexts } & Pick<Report, 'newest'>) {
  if (!newest) return <EmptyState title={messages.noneFound} hint={messages.noneHint} />;
  if (newest.length > 0) {
    return (
      <>
        <p className="text-lg font-bold">{messages.noneFound}</p>
        <p className="text-sm text-muted">{messages.noneHint}</p>
      </>
    );
  }
  return (
    <EmptyState title={messages.nothingYet} hint={messages.nothingYetHint}>
      <a href={pageAddress('/deposit')} className="button button-primary min-h-12 w-full">
        {messages.makeDeposit}
      </a>
    </EmptyState>
  );
}

interface NetDepositsCardProps {
  messages: TransactionTexts;
  start: string;
  end: string;
}

/** The player's approved deposits less withdrawals on the days of the filter, and how they were worked out: one line that opens to it. */
function NetDepositsCard({ messages, start, end }: NetDepositsCardProps) {
  const moneyMoved = useStore($moneyMoved);
  const { loaded: result, reload } = useLoaded(
    () => netDeposits({ start, end }),
    [start, end],
    moneyMoved,
  );
  const { place } = useFocusKept();
  const sums = result?.ok && typeof result.value === 'object' ? result.value : undefined;
  const amountOf = (sum: keyof NetDeposits) => (sums ? moneyText(sums[sum]) : UNKNOWN_AMOUNT);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="card p-0"
      aria-label={messages.netDeposits}
      aria-busy={!result}
    >
      <details className="group">
        <summary className="flex min-h-12 items-center gap-x-3 px-4 tabular-nums">
          <span className="flex grow flex-wrap gap-x-3">
            <span>{messages.netDeposits}</span>
            <span className="font-bold">{amountOf('net')}</span>
          </span>
          <span className="text-muted group-open:rotate-180">
            <Icon path={icons.expand} />
          </span>
        </summary>
        <div className="flex flex-col gap-1 border-t border-line px-4 py-3 text-sm text-muted tabular-nums">
          <p className="flex flex-wrap gap-x-4">
            <span>{fill(messages.deposits, { amount: amountOf('deposits') })}</span>
            <span>{fill(messages.withdrawals, { amount: amountOf('withdrawals') })}</span>
          </p>
          <p>{messages.netRule}</p>
        </div>
      </details>
      {result && !sums && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line px-4 py-1 text-sm text-muted">
          <span>
            {result.ok && result.value === 'tooMany' ? messages.netTooMany : messages.netFailed}
          </span>
          {!result.ok && <TextButton label={messages.retry} onClick={reload} />}
        </p>
      )}
    </section>
  );
}
