import { minorUnits } from '../money/minor-units.ts';
import { type ReportRow, statusTone } from './report.ts';
import { type DateRange, daysOf } from './report-dates.ts';
import { sentDay } from './report-time.ts';

/** What was deposited and withdrawn from one day to another, both inclusive, in hundredths. */
export interface MoneyOfDays extends DateRange {
  deposits: bigint;
  withdrawals: bigint;
}

export interface MoneyByDay {
  /** Every day of the range, the oldest first. */
  days: MoneyOfDays[];
  total: MoneyOfDays;
  /** How many rows are in the total and on none of the days: theirs cannot be read, or is not in the range. */
  undated: number;
  /** How many rows have no amount that can be read: they are nowhere. */
  withoutAmount: number;
}

export type MoneyRows = Record<'deposits' | 'withdrawals', readonly ReportRow[]>;

/** Adds up approved rows by the day that the report names. Hundredths are added as whole numbers, so that no amount is rounded. */
export function moneyByDay(range: DateRange, rows: MoneyRows): MoneyByDay {
  const days = new Map(daysOf(range).map((day) => [day, emptyDays({ start: day, end: day })]));
  const sums: MoneyByDay = { days: [...days.values()], total: emptyDays(range), undated: 0, withoutAmount: 0 };
  for (const kind of ['deposits', 'withdrawals'] as const) {
    for (const { amount, createdAt } of rows[kind].filter(({ status }) => statusTone(status) === 'success')) {
      const minor = minorUnits(amount);
      const day = days.get(sentDay(createdAt) ?? '');
      if (minor === undefined) {
        sums.withoutAmount += 1;
        continue;
      }
      sums.total[kind] += minor;
      if (day) day[kind] += minor;
      else sums.undated += 1;
    }
  }
  return sums;
}

/** The days as weeks that end with the last day; the first one may be shorter. */
export function byWeek(days: readonly MoneyOfDays[]): MoneyOfDays[] {
  const weeks: MoneyOfDays[] = [];
  for (let end = days.length; end > 0; end -= 7) weeks.unshift(addUp(days.slice(Math.max(0, end - 7), end)));
  return weeks;
}

/** Whether anything was deposited or withdrawn. */
export function hasMoved({ deposits, withdrawals }: MoneyOfDays): boolean {
  return deposits !== 0n || withdrawals !== 0n;
}

function addUp(days: readonly MoneyOfDays[]): MoneyOfDays {
  const sum = emptyDays({ start: days[0]?.start ?? '', end: days.at(-1)?.end ?? '' });
  for (const { deposits, withdrawals } of days) {
    sum.deposits += deposits;
    sum.withdrawals += withdrawals;
  }
  return sum;
}

function emptyDays({ start, end }: DateRange): MoneyOfDays {
  return { start, end, deposits: 0n, withdrawals: 0n };
}
