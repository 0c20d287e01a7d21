import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type gate from '@/content/messages/en/gate.json';
import { type NetDeposits, netDeposits } from '@/lib/actions/net-deposits';
import { UNKNOWN_AMOUNT } from '@/lib/domain/money/money';
import type { Result } from '@/lib/domain/problem';
import { $moneyMoved } from '@/lib/stores/money-moved';
import { moneyText } from '../money/amount-text';
import { TextButton } from '../ui/TextButton';
import type { TransactionTexts } from './report-texts';

interface Props {
  messages: TransactionTexts & typeof gate;
  start: string;
  end: string;
}

/** What the player has paid in on balance on the days shown. */
export function ReportNet({ messages, start, end }: Props) {
  const moved = useStore($moneyMoved);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Result<NetDeposits | undefined>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try, or money that moved, asks anew.
  useEffect(() => {
    let isAwaited = true;
    setAnswer(undefined);
    netDeposits({ start, end }).then((result) => isAwaited && setAnswer(result));
    return () => {
      isAwaited = false;
    };
  }, [start, end, moved, tries]);
  const sums = answer?.ok ? answer.value : undefined;
  return (
    <section className="card" aria-label={messages.netDeposits} aria-busy={!answer}>
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
        {answer?.ok && !sums && messages.netTooMany}
        {answer && !answer.ok && (
          <>
            {messages.netFailed} <TextButton label={messages.retry} onClick={() => setTries(tries + 1)} />
          </>
        )}
      </div>
      <p className="text-xs text-muted">{messages.netRule}</p>
    </section>
  );
}
