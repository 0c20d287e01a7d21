import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { digestOf } from '../database/secret.ts';
import type { Clock } from '../time/clock.ts';

/** Without those that look alike: 0 and O, 1, I and L. */
const DIGITS = '23456789';
const SIGNS = `ABCDEFGHJKMNPQRSTUVWXYZ${DIGITS}`;
const LENGTH = 6;

const oneOf = (signs: string) => signs[randomInt(signs.length)];
const LIFETIME_MS = 5 * 60_000;
/** How long a phone waits between two codes. */
const RESEND_MS = 60_000;

export type OtpPurpose = 'register' | 'reset';

/** One-time codes for phones: 5 minutes each. */
export function otpStore(database: DatabaseSync, now: Clock) {
  const newest = database.prepare(`
    select id, code_hash, created_at, expires_at, used_at from otp
    where phone = ? and purpose = ? order by id desc limit 1`);
  const markUsed = database.prepare('update otp set used_at = ? where id = ?');

  return {
    /** How long this phone has to wait for another code; 0 when it may have one now. */
    waitMs(phone: string, purpose: OtpPurpose) {
      const row = newest.get(phone, purpose);
      return row ? Math.max(0, Number(row['created_at']) + RESEND_MS - now()) : 0;
    },
    /** A new code; it replaces the ones before. */
    create(phone: string, purpose: OtpPurpose) {
      // A digit at least, by which a code is told from the words around it.
      const code = [...Array.from({ length: LENGTH - 1 }, () => oneOf(SIGNS)), oneOf(DIGITS)].join('');
      const times = { created_at: now(), expires_at: now() + LIFETIME_MS };
      insert(database, 'otp', { phone, purpose, code_hash: digestOf(code), ...times });
      return code;
    },
    /** Uses a code: undefined when it is right, otherwise a message for the player. */
    use(phone: string, purpose: OtpPurpose, code: string): string | undefined {
      const row = newest.get(phone, purpose);
      if (!row || row['used_at'] !== null) return 'Please ask for a verification code first';
      if (Number(row['expires_at']) <= now()) return 'The verification code has expired. Please ask for a new one.';
      if (row['code_hash'] !== digestOf(code)) return 'The verification code is wrong';
      markUsed.run(now(), Number(row['id']));
      return;
    },
  };
}
