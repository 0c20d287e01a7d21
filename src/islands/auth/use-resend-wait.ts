import { useEffect, useState } from 'react';
import { readItem, writeItem } from '@/lib/browser/storage/local-storage';

/** Milliseconds between two messages to a phone; the limit that counts is the backend's (security.md, hazard 20). */
const WAIT = 60_000;

/** What is left of the wait that `key` names; never more than a whole one, whatever the device's clock did meanwhile. */
function storedDeadline(key: string, now: number): number {
  return Math.min(Number(readItem(key)) || 0, now + WAIT);
}

/** Seconds until a code may be sent again, and `start`. The deadline is stored: a reload does not shorten the wait. */
export function useResendWait(key: 'register_wait' | 'reset_wait'): { left: number; start: () => void } {
  const [deadline, setDeadline] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const start = Date.now();
    setNow(start);
    setDeadline(storedDeadline(key, start));
  }, [key]);
  useEffect(() => {
    if (deadline <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (deadline <= Date.now()) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [deadline]);
  const start = () => {
    const sent = Date.now();
    writeItem(key, String(sent + WAIT));
    setNow(sent);
    setDeadline(sent + WAIT);
  };
  return { left: Math.max(0, Math.ceil((deadline - now) / 1000)), start };
}
