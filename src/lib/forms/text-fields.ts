import * as v from 'valibot';
import { LENGTHS, PHONE_PREFIX } from '../config.ts';
import { accountDigits, latinDigits } from '../domain/text/digits.ts';

function lengthOf({ min, max }: { min: number; max: number }): string {
  return `{${min},${max}}`;
}

/** Bengali digits count as digits wherever digits are expected (decisions, 26). */
export const Digits = v.pipe(v.string(), v.trim(), v.transform(latinDigits));

/** A choice or a password: taken as it is, spaces included, and not empty. */
export const RequiredText = <Key extends string>(required: Key) => v.pipe(v.string(), v.nonEmpty(required));

/** A phone number without the prefix. People write it with spaces and dashes, and password managers add `+60`. */
export const Phone = <Key extends string>(required: Key, format: Key) =>
  v.pipe(
    Digits,
    v.transform((text) => text.replace(/[\s().-]/g, '').replace(new RegExp(`^\\+${PHONE_PREFIX}`), '')),
    v.nonEmpty(required),
    v.regex(new RegExp(`^\\d${lengthOf(LENGTHS.phone)}$`), format),
  );

/** A bank account number, without the spaces and dashes that it is written with (spec section 5). */
export const AccountNumber = <Key extends string>(required: Key, format: Key) =>
  v.pipe(v.string(), v.transform(accountDigits), v.nonEmpty(required), v.regex(new RegExp(`^\\d{${LENGTHS.accountNumber.min},}$`), format));

/** The code from the SMS, in upper case however it was typed. */
export const Otp = <Key extends string>(required: Key, format: Key) =>
  v.pipe(Digits, v.toUpperCase(), v.nonEmpty(required), v.regex(new RegExp(`^[A-Z\\d]${lengthOf(LENGTHS.otp)}$`), format));
