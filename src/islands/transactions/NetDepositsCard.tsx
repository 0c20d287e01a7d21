import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { type NetDeposits, netDeposits } from '@/lib/actions/net-deposits';
import { moneyText } from '@/lib/domain/money/amount-text';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import type { Result } from '@/lib/domain/problem';
import { $moneyMoved } from '@/lib/stores/money-moved';
import { TextButton } from '../ui/TextButton';
import type { TransactionTexts } from './transaction-labels';

interface Props {
  messages: TransactionTexts & Messages['gate'];
  start: string;
  end: string;
}

/** The player's approved deposits less withdrawals on the days of the filter. */
export function NetDepositsCard({ messages, start, end }: Props) {
  const moneyMoved = useStore($moneyMoved);
  const [retryCount, setRetryCount] = useState(0);
  const [result, setResult] = useState<Result<NetDeposits | undefined>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after a retry, or when money has moved.
  useEffect(() => {
    let isCurrent = true;
    setResult(undefined);
    netDeposits({ start, end }).then((loaded) => isCurrent && setResult(loaded));
    return () => {
      isCurrent = false;
    };
  }, [start, end, moneyMoved, retryCount]);
  const sums = result?.ok ? result.value : undefined;
  return (
    <section className="card" aria-label={messages.netDeposits} aria-busy={!result}>
      <p className="flex items-baseline gap-x-4 tabular-nums">
        <span className="font-bold">{messages.netDeposits}</span>
        <span className="text-lg font-bold">{sums ? moneyText(sums.net) : UNKNOWN_AMOUNT}</span>
      </p>
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 text-sm text-muted tabular-nums lg:min-h-11">
        {sums && (
          <>
            <span>
              {messages.deposits} {moneyText(sums.deposits)}
            </span>
            <span>
              {messages.withdrawals} {moneyText(sums.withdrawals)}
            </span>
          </>
        )}
        {result?.ok && !sums && messages.netTooMany}
        {result && !result.ok && (
          <>
            {messages.netFailed} <TextButton label={messages.retry} onClick={() => setRetryCount(retryCount + 1)} />
          </>
        )}
      </div>
      <p className="text-xs text-muted">{messages.netRule}</p>
    </section>
  );
}
