import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page';
import { moneyText } from '@/lib/domain/money/amount-text';
import { bonusProgress } from '@/lib/domain/money/bonus';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import type { Bonus } from '@/lib/domain/player';
import { timeText } from '@/lib/domain/report/report-time';
import { localNumber } from '@/lib/domain/text/local-number';
import { AccountGate } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { EmptyState } from '../ui/EmptyState';
import { ProgressBar } from '../ui/ProgressBar';
import { Skeleton } from '../ui/Skeleton';
import { type Column, Table } from '../ui/Table';

interface Props {
  messages: Messages['gate'];
  /** The page's language tag, for numbers. */
  locale: string;
  title: string;
}

const loadTexts = () => loadMessages('bonuses');

/** The bonuses a player has claimed (spec section 2). Island: they are private. */
export function Bonuses({ messages, locale, title }: Props) {
  return (
    <AccountGate messages={messages} loadTexts={loadTexts} fallback={<Skeleton label={messages.loading} shape="rows" count={3} />}>
      {({ bonuses }, all) =>
        bonuses.length === 0 ? (
          <EmptyState title={all.none} hint={all.noneHint}>
            <a href={pageAddress('/promotion')} className="button button-outline min-h-12 w-full">
              {all.promotions}
            </a>
          </EmptyState>
        ) : (
          <Table
            label={title}
            columns={bonusColumns(all, locale)}
            rows={bonuses}
            keyOf={({ date, title: name }, index) => `${date} ${name} ${index}`}
          />
        )
      }
    </AccountGate>
  );
}

function bonusColumns(messages: Messages['bonuses'], locale: string): Column<Bonus>[] {
  return [
    { key: 'date', label: messages.claimDate, cell: ({ date }) => timeText(date, locale) },
    { key: 'name', label: messages.name, cell: (bonus) => <span className="font-bold">{bonus.title}</span> },
    { key: 'turnover', label: messages.turnover, cell: (bonus) => <Turnover {...{ bonus, messages, locale }} /> },
    { key: 'expires', label: messages.expiredDate, cell: ({ expiresAt }) => timeText(expiresAt, locale) },
  ];
}

function Turnover({ bonus, messages, locale }: { bonus: Bonus; messages: Messages['bonuses']; locale: string }) {
  const progress = bonusProgress(bonus);
  return (
    <div className="min-w-0 grow lg:max-w-narrow">
      {progress ? moneyText(progress.done) : UNKNOWN_AMOUNT} / {moneyText(bonus.remainingTurnover)}
      {progress && <ProgressBar label={`${messages.progress}: ${localNumber(progress.percent, locale)}%`} percent={progress.percent} />}
    </div>
  );
}
