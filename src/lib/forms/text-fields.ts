import * as v from 'valibot';
import { LENGTHS } from '../config.ts';
import { accountDigits, latinDigits } from '../domain/text/numbers.ts';

function lengthOf({ min, max }: { min: number; max: number }): string {
  return `{${min},${max}}`;
}

/** Bengali digits count as digits wherever digits are expected (decisions, 26). */
export const Digits = v.pipe(v.string(), v.trim(), v.transform(latinDigits));

/** A choice or a password: taken as it is, spaces included, and not empty. */
export const RequiredText = <Key extends string>(required: Key) => v.pipe(v.string(), v.nonEmpty(required));

/** A bank account number, without the spaces and dashes that it is written with (spec section 5). */
export const AccountNumber = <Key extends string>(required: Key, format: Key) =>
  v.pipe(v.string(), v.transform(accountDigits), v.nonEmpty(required), v.regex(new RegExp(`^\\d{${LENGTHS.accountNumber.min},}$`), format));

/** The code from the SMS, in upper case however it was typed. */
export const Otp = <Key extends string>(required: Key, format: Key) =>
  v.pipe(Digits, v.toUpperCase(), v.nonEmpty(required), v.regex(new RegExp(`^[A-Z\\d]${lengthOf(LENGTHS.otp)}$`), format));
