import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import type { LoadedMoney } from '@/lib/actions/money-by-day';
import { pageAddress } from '@/lib/browser/page/page-language';
import { pageNumber } from '@/lib/browser/page/page-locale';
import { MAX_MONEY_PAGES, REPORT_PAGE_SIZE } from '@/lib/config';
import { byWeek } from '@/lib/domain/report/money-by-day';
import { typeSearch } from '@/lib/domain/report/report';
import { fill } from '@/lib/domain/text/fill';
import { $session, playerIdOf, startSession } from '@/lib/stores/session';
import { mountLate } from '../mount-late';
import { type Why, WhyLink } from '../ui/WhyLink';
import { whyOf } from '../why';
import { MoneyChart } from './MoneyChart';
import { MoneyTable, SUMS, sumTexts } from './MoneyTable';
import { type MoneyState, useMoneyByDay } from './use-money-by-day';

interface Props {
  messages: Messages['money-by-day'];
}

const DAY_COUNTS = [7, 30, 90] as const;
/** More bars than this are too thin for a finger's screen: then each is a week. */
const MOST_BARS = 31;

/** A player's deposits and withdrawals by day. Island: the report is the player's, and is loaded when the player asks. */
export function MoneyByDay({ messages }: Props) {
  const playerId = playerIdOf(useStore($session));
  // Nothing of one player is left when another one, or nobody, is logged in.
  return playerId ? <PlayerMoney key={playerId} messages={messages} /> : null;
}

function PlayerMoney({ messages }: Props) {
  const [dayCount, setDayCount] = useState<number>(30);
  const { state, reload } = useMoneyByDay(dayCount);
  const chosen = useRef<HTMLButtonElement>(null);
  const words = spokenText(state, dayCount, messages);
  const hasSums = state.status === 'ready' && state.money.count > 0;

  /** The button that was pressed is gone while it loads: the focus goes to the chosen days, as after the first load. */
  function loadAgain(): void {
    chosen.current?.focus();
    reload();
  }

  return (
    <div className="flex flex-col gap-4" aria-busy={state.status === 'loading'}>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{messages.range}</legend>
        {DAY_COUNTS.map((count) => (
          <button
            key={count}
            ref={count === dayCount ? chosen : undefined}
            type="button"
            className="filter-chip"
            aria-pressed={count === dayCount}
            onClick={() => setDayCount(count)}
          >
            {fill(messages.days, { count: pageNumber(count) })}
          </button>
        ))}
      </fieldset>
      {/* A screen reader says it; beside the sums it need not be seen. */}
      <p role="status" className={words && !hasSums ? 'min-h-6 text-muted' : 'sr-only'}>
        {words}
      </p>
      {state.status === 'failed' && (
        <Retry
          words={messages.failed}
          label={messages.retry}
          onRetry={loadAgain}
          why={whyOf(messages, messages.whyNotLoaded, 'page-does-not-load')}
        />
      )}
      {state.status === 'ready' && state.money.missing > 0 && (
        <Retry
          words={fill(messages.missing, { missing: pageNumber(state.money.missing), count: pageNumber(state.money.count) })}
          label={messages.retry}
          onRetry={loadAgain}
        />
      )}
      {hasSums && <Money messages={messages} money={state.money} time={state.time} onRefresh={loadAgain} />}
      <a href={pageAddress('/transaction') + typeSearch('all')} className="text-button inline-flex items-center self-start">
        {messages.transactions}
      </a>
    </div>
  );
}

function spokenText(state: MoneyState, dayCount: number, messages: Props['messages']): string {
  const days = pageNumber(dayCount);
  if (state.status === 'failed') return '';
  if (state.status === 'tooMany') return fill(messages.tooMany, { days, count: pageNumber(MAX_MONEY_PAGES * REPORT_PAGE_SIZE) });
  if (state.status === 'ready')
    return state.money.count > 0 ? fill(messages.summary, sumTexts(state.money.total)) : fill(messages.none, { days });
  if (state.count === 0) return messages.loading;
  return fill(messages.loadingPart, { loaded: pageNumber(state.loaded), count: pageNumber(state.count) });
}

function Retry({ words, label, why, onRetry }: { words: string; label: string; why?: Why; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2 rounded-control border border-warning p-3">
      <p>{words}</p>
      <div className="flex flex-wrap gap-x-4">
        <button type="button" className="button button-outline" onClick={onRetry}>
          {label}
        </button>
        {why && <WhyLink {...why} />}
      </div>
    </div>
  );
}

function Money({ messages, money, time, onRefresh }: Props & { money: LoadedMoney; time: string; onRefresh: () => void }) {
  const isByWeek = money.days.length > MOST_BARS;
  const sums = sumTexts(money.total);
  return (
    <>
      <dl className="grid divide-line tabular-nums max-md:divide-y md:grid-cols-3 md:divide-x">
        {SUMS.map((kind) => (
          <div key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 md:flex-col md:px-5 md:py-1 md:first:ps-0">
            <dt className="text-sm text-muted">{messages[kind]}</dt>
            <dd className="md:text-lg">{kind === 'difference' ? <b>{sums[kind]}</b> : sums[kind]}</dd>
          </div>
        ))}
      </dl>
      {money.undated > 0 && <p className="text-sm text-warning">{fill(messages.undated, { count: pageNumber(money.undated) })}</p>}
      <MoneyChart messages={messages} spans={isByWeek ? byWeek(money.days) : money.days} />
      <p className="text-sm text-muted">{isByWeek ? messages.eachWeek : messages.eachDay}</p>
      <MoneyTable messages={messages} money={money} />
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>{fill(messages.asOf, { time })}</span>
        <button type="button" className="text-button" onClick={onRefresh}>
          {messages.refresh}
        </button>
      </p>
    </>
  );
}

/** Renders a player's money by day into its place. */
export async function mountMoneyByDay(place: HTMLElement): Promise<void> {
  await startSession();
  await mountLate({ place, messages: 'money-by-day', render: (messages) => <MoneyByDay messages={messages} /> });
}
