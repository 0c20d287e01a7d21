import type { Bonus } from '../player.ts';
import { decimalOf, minorUnits } from './minor-units.ts';

/** How far a bonus has been played through: what is done, as a decimal and in whole percent. Undefined where the backend did not say. */
export function bonusProgress({ turnover, remainingTurnover }: Bonus): { done: string; percent: number } | undefined {
  const [whole, remaining] = [minorUnits(turnover), minorUnits(remainingTurnover)];
  if (whole === undefined || remaining === undefined) return undefined;
  const done = whole > remaining ? whole - remaining : 0n;
  // Rounded down, so that nothing looks finished that is not.
  const percent = remaining <= 0n || whole <= 0n ? 100 : Number((done * 100n) / whole);
  return { done: decimalOf(done), percent };
}
