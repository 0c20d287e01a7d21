import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount-text';
import { bonusProgress } from '@/lib/domain/money/bonus';
import type { Bonus } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { localNumber } from '@/lib/domain/text/local-number';
import { ProgressBar } from '../ui/ProgressBar';

interface Props {
  bonuses: readonly Bonus[];
  messages: Messages['account-hub'];
  locale: string;
}

/** The bonuses whose turnover is not done yet, with what is left of it. */
export function ActiveBonuses({ bonuses, messages, locale }: Props) {
  const active = bonuses.flatMap((bonus) => {
    const progress = bonusProgress(bonus);
    return progress && progress.percent < 100 ? [{ bonus, percent: progress.percent }] : [];
  });
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="hub-turnover">
      <h2 id="hub-turnover" className="text-lg">
        {messages.turnover}
      </h2>
      {active.length === 0 && <p className="text-muted">{messages.turnoverNone}</p>}
      <ul className="grid gap-4 empty:hidden">
        {active.map(({ bonus, percent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same bonus may be claimed twice a day.
          <li key={`${bonus.date} ${bonus.title} ${index}`}>
            <p className="font-bold wrap-anywhere">{bonus.title}</p>
            <p className="text-sm text-muted tabular-nums">
              {fill(messages.left, { left: moneyText(bonus.remainingTurnover), total: moneyText(bonus.turnover) })}
            </p>
            <ProgressBar label={fill(messages.progress, { percent: localNumber(percent, locale) })} percent={percent} />
          </li>
        ))}
      </ul>
    </section>
  );
}
