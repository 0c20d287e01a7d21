import type { Clock } from '../time/clock.ts';

const MOST = 10;
/** Milliseconds. */
const SPAN = 5 * 60_000;

export interface LoginTries {
  /** Counts a try before its outcome is known, so that many at once do not slip through; false when there were too many. */
  begin(username: string): boolean;
  /** The password was right: the tries before it are forgotten. */
  forget(username: string): void;
}

/** Lets a username be tried 10 times in 5 minutes, whether it exists or not. */
export function loginTries(now: Clock): LoginTries {
  const tries = new Map<string, number[]>();
  return {
    begin(username) {
      const key = username.toLowerCase();
      const recent = (tries.get(key) ?? []).filter((at) => at > now() - SPAN);
      if (recent.length >= MOST) return false;
      tries.set(key, [...recent, now()]);
      return true;
    },
    forget: (username) => void tries.delete(username.toLowerCase()),
  };
}
