import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { Contacts } from '@/lib/domain/site/site-settings';
import { $report, openReport, showReport } from '@/lib/stores/report';
import { AccountGate } from '../account/AccountGate';
import { useLargeScreen } from '../account/use-large-screen';
import { loadMessages } from '../load-messages';
import { Skeleton } from '../ui/Skeleton';
import { FilterBar } from './FilterBar';
import { NetDepositsCard } from './NetDepositsCard';
import { TransactionFilters } from './TransactionFilters';
import { RecentTransactions, TransactionList } from './TransactionList';
import { TransactionStatus } from './TransactionStatus';
import type { TransactionTexts } from './transaction-labels';

interface Props {
  messages: Messages['gate'];
  brandName: string;
  contacts: Contacts;
}

const loadTexts = () => loadMessages('transaction');

/** The player's transactions (spec section 2, Transaction). Island: they are private. */
export function Transactions({ messages, brandName, contacts }: Props) {
  const skeleton = <Skeleton label={messages.loading} shape="lines" count={5} />;
  return (
    <AccountGate messages={messages} loadTexts={loadTexts} fallback={skeleton}>
      {(player, all) => <TransactionReport key={player.id} {...{ messages: all, brandName, contacts }} username={player.username} />}
    </AccountGate>
  );
}

interface ReportProps extends Props {
  messages: TransactionTexts;
  username: string;
}

function TransactionReport({ messages, brandName, contacts, username }: ReportProps) {
  const report = useStore($report);
  const isLarge = useLargeScreen();
  useEffect(() => openReport(), []);
  if (!report) return <Skeleton label={messages.loading} shape="lines" count={5} />;
  const listProps = { messages, isLarge, contacts, receipt: { brandName, username } };
  return (
    <div className="flex flex-col gap-4">
      {isLarge ? (
        <TransactionFilters messages={messages} filter={report.filter} onChange={(filter) => showReport(filter)} />
      ) : (
        <FilterBar messages={messages} filter={report.filter} onChange={(filter) => showReport(filter)} />
      )}
      <NetDepositsCard {...{ messages, isLarge }} start={report.filter.start} end={report.filter.end} />
      <TransactionStatus {...{ messages, report }} />
      <TransactionList {...listProps} report={report} />
      {report.recent && <RecentTransactions {...listProps} rows={report.recent} />}
    </div>
  );
}
