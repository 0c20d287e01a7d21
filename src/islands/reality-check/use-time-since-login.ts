import { useEffect, useState } from 'react';
import { pageLocale } from '@/lib/browser/page/document';
import { clockText } from '@/lib/domain/safer-play/reality-check';
import { loginTime } from '@/lib/session/login-time';

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
