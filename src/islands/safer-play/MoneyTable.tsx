import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import { decimalOf } from '@/lib/domain/money/minor-units';
import { hasMoved, type MoneyByDay, type MoneyOfDays } from '@/lib/domain/report/money-by-day';
import { dayText } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';
import { Icon } from '../ui/Icon';

interface Props {
  messages: Messages['money-by-day'];
  money: MoneyByDay;
}

export const SUMS = ['deposits', 'withdrawals', 'difference'] as const;
const CELL = 'py-1 ps-2 text-end max-md:first-of-type:ps-0';

/** The same figures as the chart's, day by day, the newest first. On a phone a day stands above its amounts. */
export function MoneyTable({ messages, money }: Props) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-bold">
        <span>{messages.table}</span>
        <span className="group-open:rotate-180">
          <Icon path={icons.expand} />
        </span>
      </summary>
      <p className="pb-2 text-sm text-muted">{messages.tableHint}</p>
      <div className="overflow-x-auto">
        <table className="w-full text-xs tabular-nums md:text-sm">
          <caption className="sr-only">{messages.title}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="text-start max-md:hidden">
                {messages.day}
              </th>
              {SUMS.map((kind) => (
                <th key={kind} scope="col" className={CELL}>
                  {messages[kind]}
                </th>
              ))}
            </tr>
          </thead>
          {money.days
            .filter(hasMoved)
            .reverse()
            .map((span) => (
              <Row key={span.start} name={daysText(span, messages)} span={span} />
            ))}
          <Row name={messages.total} span={money.total} isTotal />
        </table>
      </div>
    </details>
  );
}

function Row({ name, span, isTotal = false }: { name: string; span: MoneyOfDays; isTotal?: boolean }) {
  const sums = sumTexts(span);
  return (
    <tbody className={isTotal ? 'border-t border-edge font-bold' : 'border-t border-line'}>
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={SUMS.length} className="pt-1 text-start text-muted">
          {name}
        </th>
      </tr>
      <tr>
        <th scope="row" className="py-1 text-start whitespace-nowrap text-muted max-md:hidden">
          {name}
        </th>
        {SUMS.map((kind) => (
          <td key={kind} className={CELL}>
            {sums[kind]}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** The three sums as texts, by the names of their places in messages. */
export function sumTexts({ deposits, withdrawals }: MoneyOfDays) {
  const text = (minor: bigint) => moneyText(decimalOf(minor));
  return { deposits: text(deposits), withdrawals: text(withdrawals), difference: text(deposits - withdrawals) };
}

/** One day, or the first and the last of several. */
export function daysText({ start, end }: { start: string; end: string }, messages: Messages['money-by-day']): string {
  const [from, to] = [dayText(start, pageLocale(), false), dayText(end, pageLocale(), false)];
  return start === end ? from : fill(messages.span, { from, to });
}
