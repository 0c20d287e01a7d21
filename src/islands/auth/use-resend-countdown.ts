import { useEffect, useState } from 'react';
import { readItem, writeItem } from '@/lib/browser/storage/local-storage';

/** The time between two messages to a phone. The backend has a limit of its own (security.md, hazard 20). */
const RESEND_WAIT_MS = 60_000;
const TICK_MS = 500;

/** The stored time of the next message, at most one whole wait ahead: the device's clock may have been changed. */
function readDeadline(key: string, now: number): number {
  return Math.min(Number(readItem(key)) || 0, now + RESEND_WAIT_MS);
}

/** Counts down the seconds until a code may be sent again. The deadline is stored, so that a reload does not shorten the wait. */
export function useResendCountdown(key: 'register_wait' | 'reset_wait'): { secondsLeft: number; start: () => void } {
  const [deadline, setDeadline] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const current = Date.now();
    setNow(current);
    setDeadline(readDeadline(key, current));
  }, [key]);
  useEffect(() => {
    if (deadline <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (deadline <= Date.now()) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  const start = () => {
    const current = Date.now();
    writeItem(key, String(current + RESEND_WAIT_MS));
    setNow(current);
    setDeadline(current + RESEND_WAIT_MS);
  };
  return { secondsLeft: Math.max(0, Math.ceil((deadline - now) / 1000)), start };
}
