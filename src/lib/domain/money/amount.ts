import { CURRENCY_LABEL, MAX_AMOUNT_DIGITS, MIN_AMOUNT } from '../../config.ts';
import { latinDigits } from '../text/numbers.ts';

/** The amounts of the quick buttons, in major units. */
export const QUICK_AMOUNTS = ['50', '100', '200', '500', '1000', '5000'] as const;

/** Why an amount is not accepted: message keys of money.json. */
export type AmountProblem =
  | 'amountRequired'
  | 'amountNotANumber'
  | 'amountDecimals'
  | 'amountTooSmall'
  | 'amountTooLarge';
export type ParsedAmount = { ok: true; decimal: string } | { ok: false; problem: AmountProblem };

/** Grouped by thousands, or as in South Asia by lakh: `1,000,000` and `10,00,000`; by commas or by spaces. */
const GROUPED = /^\d{1,3}([, ])(\d{2,3}\1)*\d{3}(\.\d*)?$/;
const PLAIN = /^(\d+\.?\d*|\.\d+)$/;

/**
 * Parses an amount as people type and paste it (`1,000.50`, `১০০০`) into a decimal of major units with a dot: `1000.50`. It works on the text, so
 * that nothing is rounded. Commas and spaces are accepted only where they group digits, since reading a decimal comma as a group, or two numbers as
 * one, would multiply the amount.
 */
export function readAmount(typed: string): ParsedAmount {
  const text = latinDigits(typed).trim().replace(/\s/g, ' ');
  if (!text) return { ok: false, problem: 'amountRequired' };
  if (!PLAIN.test(text) && !GROUPED.test(text)) return { ok: false, problem: 'amountNotANumber' };
  const [whole = '', fraction = ''] = text.replaceAll(/[, ]/g, '').split('.');
  if (fraction.length > 2) return { ok: false, problem: 'amountDecimals' };
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  if (digits.length > MAX_AMOUNT_DIGITS) return { ok: false, problem: 'amountTooLarge' };
  if (Number(digits) < MIN_AMOUNT) return { ok: false, problem: 'amountTooSmall' };
  return { ok: true, decimal: fraction ? `${digits}.${fraction}` : digits };
}

/** A whole balance as an amount to send, cut after two decimals; undefined when it is below the minimum. */
export function amountOfBalance(credit: string): string | undefined {
  const [amount = ''] = /^\d+(\.\d{1,2})?/.exec(credit) ?? [];
  const read = readAmount(amount);
  return read.ok ? read.decimal : undefined;
}

const MINUS = '\u2212';

/** Shown in place of an unknown amount (spec section 4, wallet dropdown). */
export const UNKNOWN_AMOUNT = '-';

/**
 * Formats an amount in major units: `1234.5` → `1,234.50`, in Latin digits in every language. It works on the text, so that no amount is too large,
 * and cuts after two decimals, since rounding up would show more money than there is.
 */
export function formatMoney(decimal: string): string {
  const [, sign, whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (!whole) return UNKNOWN_AMOUNT;
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2).padEnd(2, '0')}`;
  // What is cut to nothing has no sign.
  return sign && shown !== '0.00' ? MINUS + shown : shown;
}

/** A decimal amount with its currency, which never stands on another line; a minus comes before both: `−RM 1,234.50`. */
export function moneyText(decimal: string): string {
  const shown = formatMoney(decimal);
  const sign = shown.startsWith(MINUS) ? MINUS : '';
  return `${sign}${CURRENCY_LABEL}\u00a0${shown.slice(sign.length)}`;
}

/** A typed amount with its currency; undefined while it is not a valid amount. */
export function amountText(typed: string): string | undefined {
  const read = readAmount(typed);
  return read.ok ? moneyText(read.decimal) : undefined;
}
