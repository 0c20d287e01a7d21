import type { DatabaseSync } from 'node:sqlite';
import { insert } from '../database/database.ts';
import { digestOf, newSecret } from '../database/secret.ts';
import type { Clock } from '../time/clock.ts';

/** As long as Google's. */
const LIFETIME_MS = 2 * 60_000;

export interface CaptchaTokens {
  create(): string;
  /** True once for a token that has not expired. */
  verify(token: string): boolean;
}

/** Tokens that the fake captcha gives out and the form calls check. */
export function captchaTokens(database: DatabaseSync, now: Clock): CaptchaTokens {
  const use = database.prepare('update captcha_token set used_at = ?1 where token_hash = ?2 and used_at is null and expires_at > ?1');
  return {
    create() {
      const token = newSecret();
      insert(database, 'captcha_token', { token_hash: digestOf(token), expires_at: now() + LIFETIME_MS });
      return token;
    },
    verify: (token) => use.run(now(), digestOf(token)).changes === 1,
  };
}
