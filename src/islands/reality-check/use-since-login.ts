import { useEffect, useState } from 'react';
import { moneySinceLogin } from '@/lib/actions/money-since-login';
import { pageLocale } from '@/lib/browser/page/document';
import { clockText } from '@/lib/domain/safer-play/reality-check';
import { loginTime } from '@/lib/session/login-time';

type Loaded = Awaited<ReturnType<typeof moneySinceLogin>>;

/** Asks the report for what was deposited and withdrawn since the login. `money` is undefined while it is loading. */
export function useMoneySinceLogin(): { money: Loaded | undefined; retry: () => void } {
  const [attempt, setAttempt] = useState(1);
  const [money, setMoney] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again.
  useEffect(() => {
    let isCurrent = true;
    setMoney(undefined);
    moneySinceLogin().then((loaded) => isCurrent && setMoney(loaded));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return { money, retry: () => setAttempt(attempt + 1) };
}

const SECOND_MS = 1_000;

/** The time since login as it is now: `1:00:07`. */
export function timeSinceLogin(): string {
  const now = Date.now();
  return clockText(now - loginTime(now), pageLocale());
}

/** The same, each second. */
export function useTimeSinceLogin(): string {
  const [time, setTime] = useState(timeSinceLogin);
  useEffect(() => {
    const timer = setInterval(() => setTime(timeSinceLogin()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}
