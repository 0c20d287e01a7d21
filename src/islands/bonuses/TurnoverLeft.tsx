import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/page-locale';
import { moneyText } from '@/lib/domain/money/amount';
import { bonusProgress, hasTurnoverLeft } from '@/lib/domain/money/bonus';
import type { Bonus } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { ProgressBar } from '../ui/ProgressBar';

interface Props {
  bonus: Bonus;
  messages: Pick<Messages['bonuses'], 'left' | 'progress'>;
}

/** What is left of a bonus's turnover, with a bar; nothing where the backend did not say what is left. */
export function TurnoverLeft({ bonus, messages }: Props) {
  if (hasTurnoverLeft(bonus) === undefined) return null;
  return (
    <div>
      <p className="text-sm text-muted tabular-nums">
        {fill(messages.left, { left: moneyText(bonus.remainingTurnover), total: moneyText(bonus.turnover) })}
      </p>
      <TurnoverBar {...{ bonus, messages }} />
    </div>
  );
}

/** How much of a bonus's turnover is done; nothing where that is not known. */
export function TurnoverBar({ bonus, messages }: Props) {
  const percent = bonusProgress(bonus)?.percent;
  if (percent === undefined) return null;
  return <ProgressBar label={fill(messages.progress, { percent: pageNumber(percent) })} percent={percent} />;
}
