import { randomInt } from 'node:crypto';
import { Refusal } from '../requests/refusal.ts';

/** Without those that look alike: 0 and O, 1, I and L. */
const DIGITS = '23456789';
const SIGNS = `ABCDEFGHJKMNPQRSTUVWXYZ${DIGITS}`;
const LENGTH = 6;

const oneOf = (signs: string) => signs[randomInt(signs.length)];
const LIFETIME_MS = 5 * 60_000;
/** How long a phone waits between two codes. */
const RESEND_MS = 60_000;

export type OtpPurpose = 'register' | 'reset';

/** One-time codes for phones: 5 minutes each. What is wrong with one is a Refusal. */
export function otpStore() {
  const newest = new Map<string, { code: string; createdAt: number; isUsed: boolean }>();
  const keyOf = (phone: string, purpose: OtpPurpose) => `${purpose} ${phone}`;

  return {
    /** A new code; it replaces the ones before. */
    create(phone: string, purpose: OtpPurpose) {
      const key = keyOf(phone, purpose);
      const waitMs = (newest.get(key)?.createdAt ?? 0) + RESEND_MS - Date.now();
      if (waitMs > 0)
        throw new Refusal(
          `Please wait ${Math.ceil(waitMs / 1000)} s before you ask for another code`,
        );
      // A digit at least, by which a code is told from the words around it.
      const code = [...Array.from({ length: LENGTH - 1 }, () => oneOf(SIGNS)), oneOf(DIGITS)].join(
        '',
      );
      newest.set(key, { code, createdAt: Date.now(), isUsed: false });
      return code;
    },
    /** Uses a code up. */
    use(phone: string, purpose: OtpPurpose, code: string) {
      const known = newest.get(keyOf(phone, purpose));
      if (!known || known.isUsed) throw new Refusal('Please ask for a verification code first');
      if (known.createdAt + LIFETIME_MS <= Date.now())
        throw new Refusal('The verification code has expired. Please ask for a new one.');
      if (known.code !== code) throw new Refusal('The verification code is wrong');
      known.isUsed = true;
    },
  };
}
