import type { Clock } from '../time/clock.ts';

const MAX_ATTEMPTS = 10;
const WINDOW_MS = 5 * 60_000;

export interface LoginAttempts {
  /** Counts an attempt before its outcome is known, so that many at once do not slip through; false when there were too many. */
  start(username: string): boolean;
  /** To be called after a right password: earlier attempts no longer count. */
  reset(username: string): void;
}

/** Allows 10 attempts in 5 minutes for a username, whether it exists or not. */
export function loginAttempts(now: Clock): LoginAttempts {
  const attempts = new Map<string, number[]>();
  return {
    start(username) {
      const key = username.toLowerCase();
      const recent = (attempts.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
      if (recent.length >= MAX_ATTEMPTS) return false;
      attempts.set(key, [...recent, now()]);
      return true;
    },
    reset: (username) => void attempts.delete(username.toLowerCase()),
  };
}
