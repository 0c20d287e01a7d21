import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
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
export function otpStore(database: DatabaseSync) {
  const newest = database.prepare(`
    select id, code, created_at, expires_at, used_at from otp
    where phone = ? and purpose = ? order by id desc limit 1`);
  const markUsed = database.prepare('update otp set used_at = ? where id = ?');

  return {
    /** A new code; it replaces the ones before. */
    create(phone: string, purpose: OtpPurpose) {
      const waitMs =
        Number(newest.get(phone, purpose)?.['created_at'] ?? 0) + RESEND_MS - Date.now();
      if (waitMs > 0)
        throw new Refusal(
          `Please wait ${Math.ceil(waitMs / 1000)} s before you ask for another code`,
        );
      // A digit at least, by which a code is told from the words around it.
      const code = [...Array.from({ length: LENGTH - 1 }, () => oneOf(SIGNS)), oneOf(DIGITS)].join(
        '',
      );
      const times = { created_at: Date.now(), expires_at: Date.now() + LIFETIME_MS };
      insert(database, 'otp', { phone, purpose, code, ...times });
      return code;
    },
    /** Uses a code up. */
    use(phone: string, purpose: OtpPurpose, code: string) {
      const row = newest.get(phone, purpose);
      if (!row || row['used_at'] !== null)
        throw new Refusal('Please ask for a verification code first');
      if (Number(row['expires_at']) <= Date.now())
        throw new Refusal('The verification code has expired. Please ask for a new one.');
      if (row['code'] !== code) throw new Refusal('The verification code is wrong');
      markUsed.run(Date.now(), Number(row['id']));
    },
  };
}
