import { loadRows } from '../api/report/all-rows.ts';
import { MAX_MONEY_PAGES } from '../config.ts';
import type { Result } from '../domain/problem.ts';
import { type MoneyByDay, moneyByDay } from '../domain/report/money-by-day.ts';
import type { DateRange } from '../domain/report/report-dates.ts';
import { call } from '../session/client.ts';

export interface LoadedMoney extends MoneyByDay {
  /** How many transactions are not in the sums, because they could not be loaded or read. */
  missing: number;
  count: number;
}

interface Options {
  range: DateRange;
  /** Once it is false, nothing more is loaded. */
  isWanted: () => boolean;
  /** Hears how many transactions are here, and how many there are, of both kinds. */
  onProgress: (loaded: number, count: number) => void;
}

/** Adds up a player's approved deposits and withdrawals by day, as far as they can be loaded. Undefined where there are too many. */
export async function loadMoneyByDay({ range, isWanted, onProgress }: Options): Promise<Result<LoadedMoney | undefined>> {
  const progress = { deposit: [0, 0], withdraw: [0, 0] };
  const load = (type: 'deposit' | 'withdraw') =>
    loadRows(
      call,
      { ...range, type, status: 'approved' },
      {
        maxPages: MAX_MONEY_PAGES,
        isWanted,
        onPage: (...counts) => {
          progress[type] = counts;
          const [loaded = 0, count = 0] = [0, 1].map((index) => (progress.deposit[index] ?? 0) + (progress.withdraw[index] ?? 0));
          onProgress(loaded, count);
        },
      },
    );
  const [deposits, withdrawals] = await Promise.all([load('deposit'), load('withdraw')]);
  if (!deposits.ok) return deposits;
  if (!withdrawals.ok) return withdrawals;
  if (!deposits.value || !withdrawals.value) return { ok: true, value: undefined };
  const money = moneyByDay(range, { deposits: deposits.value.rows, withdrawals: withdrawals.value.rows });
  const count = deposits.value.total + withdrawals.value.total;
  const loaded = deposits.value.rows.length + withdrawals.value.rows.length;
  return { ok: true, value: { ...money, count, missing: Math.max(0, count - loaded) + money.withoutAmount } };
}
