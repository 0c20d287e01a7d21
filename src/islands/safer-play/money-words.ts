import type { Messages } from '@/content/messages/messages';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import { decimalOf } from '@/lib/domain/money/minor-units';
import type { MoneyOfDays } from '@/lib/domain/report/money-by-day';
import { dayText } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';

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
