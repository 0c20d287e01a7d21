import type { MoneyOfDays } from '@/lib/domain/report/money-by-day';

/** All in shares of the chart's height, from 0 to 1. */
export interface Bar {
  /** How far it goes up from the zero line. */
  deposits: number;
  /** How far it goes down. */
  withdrawals: number;
  /** Where deposits less withdrawals stand, from the top. */
  difference: number;
}

export interface ChartScale {
  bars: Bar[];
  /** Where the zero line is, from the top. */
  zero: number;
  /** The longest bars, in hundredths. */
  mostDeposits: bigint;
  mostWithdrawals: bigint;
}

/** Parts of a whole that can be told apart on any screen. */
const STEPS = 10_000n;

/** One scale for what goes up and what goes down. Only lengths on the screen are ever fractions. */
export function chartScale(spans: readonly MoneyOfDays[]): ChartScale {
  const most = (kind: 'deposits' | 'withdrawals') => spans.map((span) => span[kind]).sort((one, other) => (one < other ? 1 : -1))[0] ?? 0n;
  const [mostDeposits, mostWithdrawals] = [most('deposits'), most('withdrawals')];
  const share = (sum: bigint) => Number((sum * STEPS) / (mostDeposits + mostWithdrawals || 1n)) / Number(STEPS);
  const zero = share(mostDeposits);
  const bars = spans.map(({ deposits, withdrawals }) => ({
    deposits: share(deposits),
    withdrawals: share(withdrawals),
    difference: zero - share(deposits - withdrawals),
  }));
  return { bars, zero, mostDeposits, mostWithdrawals };
}
