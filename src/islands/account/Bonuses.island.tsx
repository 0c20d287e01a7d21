import type texts from '@/content/messages/en/bonuses.json';
import type gate from '@/content/messages/en/gate.json';
import { bonusProgress } from '@/lib/domain/bonus';
import { formatMoney, UNKNOWN_AMOUNT } from '@/lib/domain/money';
import type { Bonus } from '@/lib/domain/player';
import { EmptyList } from '../ui/EmptyList';
import { localDigits, localNumber } from '../ui/local-number';
import { ProgressBar } from '../ui/ProgressBar';
import { Skeleton } from '../ui/Skeleton';
import { type Column, Table } from '../ui/Table';
import { AccountGate } from './AccountGate';

interface Props {
  messages: typeof texts & typeof gate;
  /** The language's tag, for its digits. */
  locale: string;
  title: string;
}

/** The bonuses a player has claimed (spec section 2). Island: they are the signed-in player's. */
export function Bonuses({ messages, locale, title }: Props) {
  const columns: Column<Bonus>[] = [
    { key: 'date', label: messages.claimDate, cell: ({ date }) => localDigits(date, locale) },
    { key: 'name', label: messages.name, cell: (bonus) => <span className="bold">{bonus.title}</span> },
    { key: 'turnover', label: messages.turnover, cell: (bonus) => <Turnover {...{ bonus, messages, locale }} /> },
    { key: 'expires', label: messages.expiredDate, cell: ({ expiresAt }) => localDigits(expiresAt, locale) },
  ];
  return (
    <AccountGate messages={messages} waiting={<Skeleton label={messages.loading} shape="rows" count={3} />}>
      {({ bonuses }) =>
        bonuses.length === 0 ? (
          <EmptyList title={messages.none} hint={messages.noneHint} />
        ) : (
          <Table label={title} columns={columns} rows={bonuses} keyOf={({ date, title: name }, index) => `${date} ${name} ${index}`} />
        )
      }
    </AccountGate>
  );
}

function Turnover({ bonus, messages, locale }: { bonus: Bonus; messages: typeof texts; locale: string }) {
  const progress = bonusProgress(bonus);
  return (
    <div className="min-w-0 grow lg:max-w-narrow">
      {progress ? formatMoney(progress.done) : UNKNOWN_AMOUNT} / {formatMoney(bonus.remainingTurnover)}
      {progress && <ProgressBar label={`${messages.progress}: ${localNumber(progress.percent, locale)}%`} percent={progress.percent} />}
    </div>
  );
}
