import type { Bonus } from '../player.ts';
import { decimalOf, minorUnits } from './minor-units.ts';

/** How much of a bonus's turnover is done, as a decimal and in whole percent. Undefined when the backend sent no turnover. */
export function bonusProgress({ turnover, remainingTurnover }: Bonus): { done: string; percent: number } | undefined {
  const [total, remaining] = [minorUnits(turnover), minorUnits(remainingTurnover)];
  if (total === undefined || remaining === undefined) return undefined;
  const done = total > remaining ? total - remaining : 0n;
  // Rounded down, so that an unfinished bonus never shows 100 %.
  const percent = remaining <= 0n ? 100 : Number((done * 100n) / (total > 0n ? total : 1n));
  return { done: decimalOf(done), percent };
}

/** Whether turnover is left of a bonus. Undefined when the backend did not say. */
export function hasTurnoverLeft({ remainingTurnover }: Bonus): boolean | undefined {
  const remaining = minorUnits(remainingTurnover);
  return remaining === undefined ? undefined : remaining > 0n;
}

/** The turnover that is left of all bonuses together; undefined where none is known to be left. */
export function turnoverLeft(bonuses: readonly Bonus[]): string | undefined {
  const left = bonuses.filter(hasTurnoverLeft).map(({ remainingTurnover }) => minorUnits(remainingTurnover) ?? 0n);
  return left.length > 0 ? decimalOf(left.reduce((sum, minor) => sum + minor)) : undefined;
}
