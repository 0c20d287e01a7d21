import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type gate from '@/content/messages/en/gate.json';
import { $report, openReport, showReport } from '@/lib/stores/report';
import { AccountGate } from '../account/AccountGate';
import { lateTexts } from '../account/late-texts';
import { Skeleton } from '../ui/Skeleton';
import { ReportNet } from './NetDeposits';
import type { TransactionTexts } from './report-texts';
import { TransactionFilters } from './TransactionFilters';
import { TransactionList } from './TransactionList';

interface Props {
  messages: typeof gate;
  /** The language's tag, for its digits. */
  locale: string;
  brandName: string;
}

const files = import.meta.glob<TransactionTexts>('../../content/messages/*/transaction.json', { import: 'default' });
const texts = () => lateTexts(files);

/** What became of the player's money (spec section 2, Transaction). Island: the rows are the signed-in player's. */
export function Transactions({ messages, locale, brandName }: Props) {
  const waiting = <Skeleton label={messages.loading} shape="rows" count={5} />;
  return (
    <AccountGate messages={messages} texts={texts} waiting={waiting}>
      {(player, all) => <OpenReport key={player.id} {...{ messages: all, locale, brandName }} username={player.username} />}
    </AccountGate>
  );
}

interface OpenProps extends Props {
  messages: TransactionTexts & typeof gate;
  username: string;
}

function OpenReport({ messages, locale, brandName, username }: OpenProps) {
  const report = useStore($report);
  useEffect(() => openReport(), []);
  if (!report) return <Skeleton label={messages.loading} shape="rows" count={5} />;
  return (
    <div className="flex flex-col gap-4">
      <TransactionFilters messages={messages} filter={report.filter} onChange={(filter) => showReport(filter)} />
      <ReportNet messages={messages} start={report.filter.start} end={report.filter.end} />
      <TransactionList {...{ messages, locale, report }} receipt={{ brandName, username }} />
    </div>
  );
}
