import { useEffect, useRef, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { moneyText, UNKNOWN_AMOUNT } from '@/lib/domain/money/amount';
import { clockText } from '@/lib/domain/safer-play/reality-check';
import type { moneySinceLogin } from '@/lib/stores/history/net-deposits';
import { loginTime } from '@/lib/stores/session/login';
import { TextButton } from '../ui/Button';

interface Props {
  messages: Messages['reality-check'];
  /** As `h:mm:ss`. */
  time: string;
  money: Awaited<ReturnType<typeof moneySinceLogin>> | undefined;
  onRetry: () => void;
}

/** The time and the money since the login. */
export function SinceLogin({ messages, time, money, onRetry }: Props) {
  const sums = money?.ok && typeof money.value === 'object' ? money.value : undefined;
  const added = sums ? messages.rule : messages.notAdded;
  const note = money?.ok ? added : messages.failed;
  const status = useRef<HTMLParagraphElement>(null);
  /** The button is gone while it loads. */
  const retry = () => {
    status.current?.focus();
    onRetry();
  };
  return (
    <>
      <dl className="detail-list tabular-nums">
        <div>
          <dt>{messages.sinceLogin}</dt>
          <dd>
            <span role="timer" aria-live="off" aria-label={messages.sinceLogin} className="text-xl font-bold">
              {time}
            </span>
          </dd>
        </div>
        {(['deposits', 'withdrawals'] as const).map((sum) => (
          <div key={sum}>
            <dt>{messages[sum]}</dt>
            <dd className="amount" aria-busy={!money}>
              {sums ? moneyText(sums[sum]) : UNKNOWN_AMOUNT}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-muted">
        <p ref={status} role="status" tabIndex={-1}>
          {money ? note : messages.loading}
        </p>
        {money && !money.ok && <TextButton label={messages.retry} onClick={retry} />}
      </div>
    </>
  );
}

const SECOND_MS = 1_000;

/** The time since login as it is now: `1:00:07`. */
function timeSinceLogin(): string {
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
