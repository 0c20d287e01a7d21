import { useCallback, useEffect, useState } from 'react';
import { readItem, writeItem } from '@/lib/browser/storage/local-storage';
import type { REGISTER_WAIT_KEY, RESET_WAIT_KEY } from '@/lib/browser/storage/storage-keys';

type WaitKey = typeof REGISTER_WAIT_KEY | typeof RESET_WAIT_KEY;

/** The time between two messages to a phone, so that an open form cannot send SMS after SMS. The backend has a limit of its own. */
const RESEND_WAIT_MS = 60_000;
const TICK_MS = 500;

function startWait(key: WaitKey): void {
  writeItem(key, String(Date.now() + RESEND_WAIT_MS));
}

/** Seconds until the stored wait ends. One that is longer than a whole one, since the device's clock was set back, begins anew. */
function secondsUntilEnd(key: WaitKey): number {
  const leftMs = (Number(readItem(key)) || 0) - Date.now();
  if (leftMs > RESEND_WAIT_MS) startWait(key);
  return Math.max(0, Math.ceil(Math.min(leftMs, RESEND_WAIT_MS) / 1_000));
}

/** Counts down the seconds until a code may be sent again. The end is stored, so that neither a reload nor another tab shortens the wait. */
export function useResendCountdown(key: WaitKey) {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const show = useCallback(() => setSecondsLeft(secondsUntilEnd(key)), [key]);
  const isWaiting = secondsLeft > 0;
  useEffect(() => {
    show();
    const timer = isWaiting ? setInterval(show, TICK_MS) : undefined;
    return () => clearInterval(timer);
  }, [isWaiting, show]);
  return {
    /** Seconds until a code may be sent again, to be shown. */
    secondsLeft,
    start(): void {
      startWait(key);
      show();
    },
    /** Whether a code may be sent now. Whoever sends one asks this: another tab may have sent one since, and then its wait is shown. */
    isOver(): boolean {
      show();
      return secondsUntilEnd(key) === 0;
    },
  };
}
