import type { Messages } from '@/content/messages/messages';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import { decimalOf } from '@/lib/domain/money/minor-units';
import { hasMoved, type MoneyOfDays } from '@/lib/domain/report/money-by-day';
import { dayText } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { daysText, sumTexts } from './MoneyTable';

interface Props {
  messages: Messages['money-by-day'];
  /** One bar up and one down for each. */
  spans: readonly MoneyOfDays[];
}

/** In pixels, whatever the chart's width. */
const HEIGHT = 176;
/** With more bars than weeks fit in 90 days, each takes more of its place. */
const FEW_BARS = 13;

/**
 * Deposits as full bars upwards, withdrawals as hollow ones downwards, their difference as a diamond: shapes and directions, so that no colour is
 * needed. What it draws in is the colour of the element around it, which a palette that the reader chose replaces.
 */
export function MoneyChart({ messages, spans }: Props) {
  const { share, zero, mostDeposits, mostWithdrawals } = chartScale(spans);
  const [from, to] = [spans[0]?.start ?? '', spans.at(-1)?.end ?? ''].map((day) => dayText(day, pageLocale(), false));
  const slot = 100 / spans.length;
  return (
    <figure className="flex flex-col gap-1 text-sm text-muted">
      <Legend mark={<rect x="2" y="2" width="8" height="8" fill="currentColor" />} words={messages.depositsUpTo} most={mostDeposits} />
      <div className="text-accent">
        <svg
          role="img"
          aria-label={fill(messages.chart, { from: from ?? '', to: to ?? '' })}
          width="100%"
          height={HEIGHT}
          className="block overflow-visible"
        >
          <line x2="100%" y1={zero * HEIGHT} y2={zero * HEIGHT} stroke="currentColor" strokeOpacity=".6" />
          {spans.map((span, index) => (
            <svg key={span.start} x={`${index * slot}%`} width={`${slot}%`} height={HEIGHT} className="overflow-visible">
              <title>{fill(messages.bar, { days: daysText(span, messages), ...sumTexts(span) })}</title>
              <rect width="100%" height="100%" fill="transparent" />
              <Bars {...{ span, share, zero }} isNarrow={spans.length > FEW_BARS} />
            </svg>
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className="flex justify-between gap-4 text-xs">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <Legend
        mark={<rect x="2.5" y="2.5" width="7" height="7" fill="none" stroke="currentColor" strokeWidth="1.5" />}
        words={messages.withdrawalsUpTo}
        most={mostWithdrawals}
      />
      <Legend mark={<path d="M6 1l5 5-5 5-5-5z" className="fill-text stroke-surface" />} words={messages.differenceMark} />
    </figure>
  );
}

interface BarsProps extends Pick<ReturnType<typeof chartScale>, 'share' | 'zero'> {
  span: MoneyOfDays;
  isNarrow: boolean;
}

function Bars({ span, share, zero, isNarrow }: BarsProps) {
  const [x, width] = isNarrow ? ['18%', '64%'] : ['30%', '40%'];
  // The smallest amount is still seen.
  const length = (sum: bigint) => (sum > 0n ? Math.max(2, share(sum) * HEIGHT) : 0);
  const up = length(span.deposits);
  const down = length(span.withdrawals);
  return (
    <>
      {up > 0 && <rect x={x} width={width} y={zero * HEIGHT - up} height={up} fill="currentColor" />}
      {down > 0 && <rect x={x} width={width} y={zero * HEIGHT} height={down} fill="none" stroke="currentColor" strokeWidth="1.5" />}
      {hasMoved(span) && (
        <svg aria-hidden="true" x="50%" y={(zero - share(span.deposits - span.withdrawals)) * HEIGHT} className="overflow-visible">
          <path d="M0-5l5 5-5 5-5-5z" className="fill-text stroke-surface" strokeWidth="1.5" />
        </svg>
      )}
    </>
  );
}

/** What a mark stands for, and how much its longest bar is. */
function Legend({ mark, words, most }: { mark: Elements; words: string; most?: bigint }) {
  return (
    <p className="flex items-center gap-2">
      <span className="text-accent">
        <svg width="12" height="12" aria-hidden="true">
          {mark}
        </svg>
      </span>
      <span>{most === undefined ? words : fill(words, { amount: moneyText(decimalOf(most)) })}</span>
    </p>
  );
}

/** Parts of a whole that can be told apart on any screen. */
const STEPS = 10_000n;

/**
 * One scale for what goes up and what goes down: a sum's share of the chart's height, where the zero line is from the top in the same, and the
 * longest bars in hundredths. Only lengths on the screen are ever fractions.
 */
function chartScale(spans: readonly MoneyOfDays[]) {
  const most = (kind: 'deposits' | 'withdrawals') => spans.map((span) => span[kind]).sort((one, other) => (one < other ? 1 : -1))[0] ?? 0n;
  const [mostDeposits, mostWithdrawals] = [most('deposits'), most('withdrawals')];
  const share = (sum: bigint) => Number((sum * STEPS) / (mostDeposits + mostWithdrawals || 1n)) / Number(STEPS);
  return { share, zero: share(mostDeposits), mostDeposits, mostWithdrawals };
}
