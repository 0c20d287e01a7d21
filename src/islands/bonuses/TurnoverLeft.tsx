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
  const progress = bonusProgress(bonus);
  return (
    <div>
      <p className="text-sm text-muted tabular-nums">
        {fill(messages.left, { left: moneyText(bonus.remainingTurnover), total: moneyText(bonus.turnover) })}
      </p>
      {progress && <ProgressBar label={fill(messages.progress, { percent: pageNumber(progress.percent) })} percent={progress.percent} />}
    </div>
  );
}
