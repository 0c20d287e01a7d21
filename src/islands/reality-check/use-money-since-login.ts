import { useEffect, useState } from 'react';
import { moneySinceLogin } from '@/lib/actions/money-since-login';

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
