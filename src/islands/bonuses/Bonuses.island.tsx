import type { Messages } from '@/content/messages/messages';
import { pageAddress, pageLocale, pageNumber } from '@/lib/browser/page/page-language';
import { formatMoney, moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { bonusProgress } from '@/lib/domain/money/bonus';
import type { Bonus } from '@/lib/domain/player';
import { timeText } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';
import { AccountGate, MissingList } from '../account/AccountGate';
import { loadMessages } from '../load-messages';
import { DetailsList } from '../ui/DetailsList';
import { EmptyState } from '../ui/EmptyState';
import { ProgressBar } from '../ui/ProgressBar';
import { Skeleton } from '../ui/Skeleton';
import { type Column, Table, useLargeScreen } from '../ui/Table';

/** The bonuses a player has claimed (spec section 2). Island: they are private. */
export function Bonuses({ messages, title }: { messages: Messages['gate']; title: string }) {
  return (
    <AccountGate
      messages={messages}
      loadTexts={() => loadMessages('bonuses')}
      fallback={<Skeleton label={messages.loading} shape="rows" count={3} />}
    >
      {({ bonuses }, all) => {
        if (!bonuses) return <MissingList messages={all} />;
        if (bonuses.length > 0) {
          return (
            <>
              <BonusList {...{ title, bonuses }} messages={all} />
              <a
                href={pageAddress('/slots')}
                className="button button-primary mt-4 min-h-12 lg:w-fit lg:px-8"
              >
                {all.play}
              </a>
            </>
          );
        }
        return (
          <EmptyState title={all.none} hint={all.noneHint}>
            <a href={pageAddress('/promotion')} className="button button-outline min-h-12 w-full">
              {all.promotions}
            </a>
          </EmptyState>
        );
      }}
    </AccountGate>
  );
}

interface ListProps {
  title: string;
  bonuses: readonly Bonus[];
  messages: Messages['bonuses'];
}

function BonusList({ title, bonuses, messages }: ListProps) {
  const isLarge = useLargeScreen();
  const columns: Column<Bonus>[] = [
    { key: 'date', label: messages.claimDate, cell: ({ date }) => dateOf(date) },
    {
      key: 'name',
      label: messages.name,
      cell: (bonus) => (
        <span className="block max-w-96 font-backend font-bold wrap-break-word">{bonus.title}</span>
      ),
    },
    {
      key: 'turnover',
      label: messages.turnover,
      cell: (bonus) => (
        <div className="lg:max-w-narrow">
          <span className="tabular-nums">{doneAndRemaining(bonus, messages)}</span>
          <TurnoverBar {...{ bonus, messages }} />
        </div>
      ),
    },
    { key: 'expires', label: messages.expiredDate, cell: ({ expiresAt }) => dateOf(expiresAt) },
  ];
  if (!isLarge) return <BonusCards {...{ title, bonuses, columns }} />;
  return (
    <Table
      label={title}
      columns={columns}
      rows={bonuses}
      keyOf={({ date, title: name }, index) => `${date} ${name} ${index}`}
    />
  );
}

/** Not every bonus expires. */
function dateOf(sent: string): string {
  return timeText(sent, pageLocale()) || UNKNOWN_AMOUNT;
}

function doneAndRemaining(bonus: Bonus, messages: Messages['bonuses']): string {
  // What is done cannot be known without what remains.
  if (formatMoney(bonus.remainingTurnover) === UNKNOWN_AMOUNT) return UNKNOWN_AMOUNT;
  const done = bonusProgress(bonus)?.done;
  return fill(messages.amounts, {
    done: done === undefined ? UNKNOWN_AMOUNT : moneyText(done),
    remaining: moneyText(bonus.remainingTurnover),
  });
}

/** How much of a bonus's turnover is done; nothing where that is not known. */
function TurnoverBar({ bonus, messages }: { bonus: Bonus; messages: Messages['bonuses'] }) {
  const percent = bonusProgress(bonus)?.percent;
  if (percent === undefined) return null;
  const label = fill(messages.progress, { percent: pageNumber(percent) });
  return <ProgressBar label={label} percent={percent} />;
}

interface BonusCardsProps extends Omit<ListProps, 'messages'> {
  columns: readonly Column<Bonus>[];
}

/** The bonuses on a phone, with all that the table has. */
function BonusCards({ title, bonuses, columns }: BonusCardsProps) {
  const turnover = columns.find(({ key }) => key === 'turnover');
  const dates = columns.filter(({ key }) => key !== 'name' && key !== 'turnover');
  return (
    <ul
      aria-label={title}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-3"
    >
      {bonuses.map((bonus, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same bonus may be claimed twice a day.
        <li key={`${bonus.date} ${bonus.title} ${index}`} className="card flex flex-col gap-2">
          <h2 className="font-backend text-base wrap-anywhere">{bonus.title}</h2>
          <div>
            <p className="text-sm text-muted">{turnover?.label}</p>
            <div>{turnover?.cell(bonus, index)}</div>
          </div>
          <DetailsList
            isSmall
            items={dates.map(({ label, cell }) => ({ label, value: cell(bonus, index) }))}
          />
        </li>
      ))}
    </ul>
  );
}
