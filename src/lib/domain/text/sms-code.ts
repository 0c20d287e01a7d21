import { LENGTHS } from '../../config.ts';
import { accountDigits, latinDigits } from './numbers.ts';

const CODE = new RegExp(`^[A-Z\\d]{${LENGTHS.otp.min},${LENGTHS.otp.max}}$`);
const DIGIT = /\d/;

export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** The code in what was typed or copied, in upper case: the fitting word with a digit in `Your code is K7P4`; what was typed in groups is joined. */
export function readCode(typed: string): string {
  const joined = accountDigits(typed).toUpperCase();
  const words = new Set(
    latinDigits(typed)
      .replace(/\p{Cf}/gu, '')
      .toUpperCase()
      .match(/[\p{L}\p{M}\p{N}_]+/gu),
  );
  const [code, another] = [...words].filter((word) => isCode(word) && DIGIT.test(word));
  const isGrouped = isCode(joined) && [...words].some((word) => word !== code && DIGIT.test(word));
  return code === undefined || another !== undefined || isGrouped ? joined : code;
}
