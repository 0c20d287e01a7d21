import { useEffect, useRef, useState } from 'react';
import { type LoadedMoney, loadMoneyByDay } from '@/lib/actions/money-by-day';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { lastDays } from '@/lib/domain/report/report-dates';
import { nowText } from '@/lib/domain/report/report-time';
import { siteNow } from '@/lib/domain/site-time';

export type MoneyState =
  /** How many transactions are here, and how many there are: 0 until that is known. */
  | { status: 'loading'; loaded: number; count: number }
  | { status: 'failed' }
  | { status: 'tooMany' }
  /** `time` is when it was loaded, as the reader writes it. */
  | { status: 'ready'; money: LoadedMoney; time: string };

const LOADING: MoneyState = { status: 'loading', loaded: 0, count: 0 };

/** The player's money of the last days. What was whole once is not loaded again before `reload`. */
export function useMoneyByDay(dayCount: number): { state: MoneyState; reload: () => void } {
  const whole = useRef(new Map<number, MoneyState>());
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState({ dayCount, state: LOADING });
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when asked to.
  useEffect(() => {
    let isWanted = true;
    const show = (state: MoneyState) => isWanted && setShown({ dayCount, state });
    const known = whole.current.get(dayCount);
    show(known ?? LOADING);
    if (!known) void load();
    return () => {
      isWanted = false;
    };

    async function load() {
      const result = await loadMoneyByDay({
        range: lastDays(dayCount, siteNow()),
        isWanted: () => isWanted,
        onProgress: (loaded, count) => show({ status: 'loading', loaded, count }),
      });
      if (!result.ok) return show({ status: 'failed' });
      const state: MoneyState = result.value
        ? { status: 'ready', money: result.value, time: nowText(pageLocale()) }
        : { status: 'tooMany' };
      if (isWanted && !result.value?.missing) whole.current.set(dayCount, state);
      show(state);
    }
  }, [dayCount, attempt]);

  function reload() {
    whole.current.clear();
    setAttempt(attempt + 1);
  }
  return { state: shown.dayCount === dayCount ? shown.state : LOADING, reload };
}
