import { useCallback, useEffect, useState } from 'react';
import { readItem, writeItem } from '@/lib/browser/storage/local-storage';
import type { REGISTER_WAIT_KEY, RESET_WAIT_KEY } from '@/lib/browser/storage/storage-keys';

/** The time between two messages to a phone, so that an open form cannot send SMS after SMS. The backend has a limit of its own. */
const RESEND_WAIT_MS = 60_000;
const TICK_MS = 500;

/** The end of a wait by two clocks: the device's, which goes on while the phone sleeps, and the page's, which nobody can set. */
interface WaitEnd {
  device: number;
  page: number;
}

const NO_WAIT: WaitEnd = { device: 0, page: 0 };

function endAfter(waitMs: number): WaitEnd {
  return { device: Date.now() + waitMs, page: performance.now() + waitMs };
}

/** Whichever clock is ahead counts: a device clock that is set back does not lengthen the wait. */
function secondsUntil({ device, page }: WaitEnd): number {
  return Math.max(0, Math.ceil(Math.min(device - Date.now(), page - performance.now()) / 1000));
}

/** When the stored wait ends; 0 where none is stored. */
function storedEnd(key: string): number {
  return Number(readItem(key)) || 0;
}

/** The wait that was stored before a reload, at most a whole one: the device's clock may have been set back meanwhile. */
function restoreWait(key: string): WaitEnd {
  const device = storedEnd(key);
  const leftMs = device - Date.now();
  return leftMs > RESEND_WAIT_MS ? startWait(key) : { device, page: performance.now() + leftMs };
}

function startWait(key: string): WaitEnd {
  const end = endAfter(RESEND_WAIT_MS);
  writeItem(key, String(end.device));
  return end;
}

export interface ResendCountdown {
  /** Seconds until a code may be sent again, to be shown. */
  secondsLeft: number;
  start: () => void;
  /** Whether a code may be sent now. Whoever sends one asks this: another tab may have sent one since, and then its wait is shown. */
  isOver: () => boolean;
}

/** Counts down the seconds until a code may be sent again. The end is stored, so that a reload does not shorten the wait. */
export function useResendCountdown(key: typeof REGISTER_WAIT_KEY | typeof RESET_WAIT_KEY): ResendCountdown {
  const [{ end, secondsLeft }, setWait] = useState({ end: NO_WAIT, secondsLeft: 0 });
  const show = useCallback((wait: WaitEnd) => setWait({ end: wait, secondsLeft: secondsUntil(wait) }), []);
  useEffect(() => show(restoreWait(key)), [key, show]);
  useEffect(() => {
    const timer = setInterval(() => {
      show(end);
      if (secondsUntil(end) === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end, show]);
  return {
    secondsLeft,
    start: () => show(startWait(key)),
    isOver() {
      const latest = storedEnd(key) > end.device ? restoreWait(key) : end;
      show(latest);
      return secondsUntil(latest) === 0;
    },
  };
}
