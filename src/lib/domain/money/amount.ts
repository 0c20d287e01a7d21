import { MIN_AMOUNT } from '../../config.ts';
import { latinDigits } from '../text/digits.ts';

/** Offered as buttons, in major units. */
export const QUICK_AMOUNTS = ['50', '100', '200', '500', '1000', '5000'] as const;

/** Why a text is no amount that may be sent: message keys of money.json. */
export type AmountProblem = 'amountRequired' | 'amountNotANumber' | 'amountDecimals' | 'amountTooSmall' | 'amountTooLarge';
export type AmountReading = { ok: true; decimal: string } | { ok: false; problem: AmountProblem };

/** Grouped by thousands, or as in South Asia by lakh: `1,000,000` and `10,00,000`. */
const GROUPED = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;
/** A slip of the finger, and not a sum: a thousand million. */
const MOST_DIGITS = 9;

/**
 * Reads an amount as people write and paste it (`1,000.50`, `১০০০`) into a decimal of major units with a dot: `1000.50`. Worked on as text, so
 * that nothing is rounded. Commas only where they group, since a comma for a dot would multiply the amount.
 */
export function readAmount(typed: string): AmountReading {
  const text = latinDigits(typed).replace(/\s/g, '');
  if (!text) return { ok: false, problem: 'amountRequired' };
  if (!PLAIN.test(text) && !GROUPED.test(text)) return { ok: false, problem: 'amountNotANumber' };
  const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.');
  if (fraction.length > 2) return { ok: false, problem: 'amountDecimals' };
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MOST_DIGITS) return { ok: false, problem: 'amountTooLarge' };
  if (Number(digits) < MIN_AMOUNT) return { ok: false, problem: 'amountTooSmall' };
  return { ok: true, decimal: fraction ? `${digits}.${fraction}` : digits };
}

/** A whole balance as an amount to send, further decimals cut; undefined where it is less than may be sent. */
export function amountOfBalance(credit: string): string | undefined {
  const [amount = ''] = /^\d+(\.\d{1,2})?/.exec(credit) ?? [];
  const read = readAmount(amount);
  return read.ok ? read.decimal : undefined;
}
