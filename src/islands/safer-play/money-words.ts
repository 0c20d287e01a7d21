import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { decimalOf } from '@/lib/domain/money/minor-units';
import type { MoneyOfDays } from '@/lib/domain/report/money-by-day';
import { dayText } from '@/lib/domain/report/report-time';
import { fill } from '@/lib/domain/text/fill';

/** In what language an island writes. */
export interface Words {
  messages: Messages['money-by-day'];
  /** The page's language tag, for days and counts. */
  locale: string;
}

/** The three sums as texts, by the names of their places in messages. */
export function sumTexts({ deposits, withdrawals }: MoneyOfDays) {
  const text = (minor: bigint) => moneyText(decimalOf(minor));
  return { deposits: text(deposits), withdrawals: text(withdrawals), difference: text(deposits - withdrawals) };
}

/** One day, or the first and the last of several. */
export function daysText({ start, end }: { start: string; end: string }, { messages, locale }: Words): string {
  const [from, to] = [dayText(start, locale, false), dayText(end, locale, false)];
  return start === end ? from : fill(messages.span, { from, to });
}
