import {
  ADULT_AGE,
  LENGTHS,
  MAX_AMOUNT_DIGITS,
  MAX_RECEIPT_BYTES,
  MIN_AMOUNT,
} from '../../config.ts';
import { moneyText } from '../money/amount.ts';
import { fill } from '../text/fill.ts';
import { localNumber } from '../text/numbers.ts';

/** What texts call the limits: `{usernameMin}` and `{usernameMax}` for each of `LENGTHS`, and the others as below. */
function limits(locale: string): Record<string, string> {
  const lengths = Object.entries(LENGTHS).flatMap(([name, length]) =>
    Object.entries(length).map(([end, count]) => [
      `${name}${end === 'min' ? 'Min' : 'Max'}`,
      localNumber(count, locale),
    ]),
  );
  return {
    ...Object.fromEntries(lengths),
    adultAge: localNumber(ADULT_AGE, locale),
    minimum: moneyText(String(MIN_AMOUNT)),
    // The first amount that is too large.
    limit: moneyText(`1${'0'.repeat(MAX_AMOUNT_DIGITS)}`),
    receiptMegabytes: localNumber(MAX_RECEIPT_BYTES / 1_000_000, locale),
  };
}

/** Texts with the limits of `config.ts` in the page's digits; names that are no limits stay. */
export function withLimits<Texts extends object>(texts: Texts, locale: string): Texts {
  const values = limits(locale);
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, fill(String(text), values)]),
  ) as Texts;
}
