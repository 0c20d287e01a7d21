import * as v from 'valibot';
import { LENGTHS, PHONE_PREFIX } from '../config.ts';
import { latinDigits } from '../domain/text/digits.ts';

function lengthOf({ min, max }: { min: number; max: number }): string {
  return `{${min},${max}}`;
}

/** Bengali digits count as digits wherever digits are expected (decisions, 26). */
export const Digits = v.pipe(v.string(), v.trim(), v.transform(latinDigits));

/** A password is taken as it was typed. */
export const Password = (required: string) => v.pipe(v.string(), v.nonEmpty(required));

/** The number after the prefix; people write it with spaces and dashes, and password managers with `+60`. */
export const Phone = (required: string, format: string) =>
  v.pipe(
    Digits,
    v.transform((text) => text.replace(/[\s().-]/g, '').replace(new RegExp(`^\\+${PHONE_PREFIX}`), '')),
    v.nonEmpty(required),
    v.regex(new RegExp(`^\\d${lengthOf(LENGTHS.phone)}$`), format),
  );

/** The code from the SMS, in upper case however it was typed. */
export const Otp = (required: string, format: string) =>
  v.pipe(Digits, v.toUpperCase(), v.nonEmpty(required), v.regex(new RegExp(`^[A-Z\\d]${lengthOf(LENGTHS.otp)}$`), format));
