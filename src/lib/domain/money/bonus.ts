import type { Bonus } from '../player.ts';
import { decimalOf, minorUnits } from './minor-units.ts';

/** What a promotion gives, as far as the backend says it. All are decimals, amounts in major units; the limit and the minimum may be empty. */
export interface BonusTerms {
  /** Of the deposit. */
  percent: string;
  limit: string;
  /** Of deposit and bonus together. */
  turnoverTimes: string;
  minimumDeposit: string;
}

/** What a deposit becomes with a bonus, or from which amount on it gets one. Undefined where the terms or the amount cannot be read. */
export function bonusOf(
  amount: string,
  { percent, limit, turnoverTimes, minimumDeposit }: BonusTerms,
): { total: string; turnover: string } | { from: string } | undefined {
  const deposit = minorUnits(amount);
  const [share, times] = [minorUnits(percent), minorUnits(turnoverTimes)];
  if (deposit === undefined || share === undefined || times === undefined) return undefined;
  if (deposit < (minorUnits(minimumDeposit) ?? 0n)) return { from: minimumDeposit };
  const most = minorUnits(limit);
  const worked = (deposit * share) / 10_000n;
  const total = deposit + (most !== undefined && worked > most ? most : worked);
  return { total: decimalOf(total), turnover: decimalOf((total * times) / 100n) };
}

/** How much of a bonus's turnover is done, as a decimal and in whole percent. Undefined when the backend sent no turnover. */
export function bonusProgress({
  turnover,
  remainingTurnover,
}: Bonus): { done: string; percent: number } | undefined {
  const [total, remaining] = [minorUnits(turnover), minorUnits(remainingTurnover)];
  if (total === undefined || remaining === undefined) return undefined;
  const done = total > remaining ? total - remaining : 0n;
  // Rounded down, so that an unfinished bonus never shows 100 %.
  const percent = remaining <= 0n ? 100 : Number((done * 100n) / (total > 0n ? total : 1n));
  return { done: decimalOf(done), percent };
}

/** Whether turnover is left of a bonus. Undefined when the backend did not say. */
function hasTurnoverLeft({ remainingTurnover }: Bonus): boolean | undefined {
  const remaining = minorUnits(remainingTurnover);
  return remaining === undefined ? undefined : remaining > 0n;
}

/** The turnover that is left of all bonuses together; undefined where none is known to be left. */
export function turnoverLeft(bonuses: readonly Bonus[]): string | undefined {
  const left = bonuses
    .filter(hasTurnoverLeft)
    .map(({ remainingTurnover }) => minorUnits(remainingTurnover) ?? 0n);
  return left.length > 0 ? decimalOf(left.reduce((sum, minor) => sum + minor)) : undefined;
}
