import type { Messages } from '@/content/messages/messages';
import { moneyText } from '@/lib/domain/money/amount';
import { bonusProgress, hasTurnoverLeft } from '@/lib/domain/money/bonus';
import type { Bonus } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { localNumber } from '@/lib/domain/text/numbers';
import { ProgressBar } from '../ui/ProgressBar';

interface Props {
  bonus: Bonus;
  messages: Pick<Messages['bonuses'], 'left' | 'progress'>;
  /** The page's language tag, for the percentage. */
  locale: string;
}

/** What is left of a bonus's turnover, with a bar; nothing where the backend did not say what is left. */
export function TurnoverLeft({ bonus, messages, locale }: Props) {
  if (hasTurnoverLeft(bonus) === undefined) return null;
  const progress = bonusProgress(bonus);
  return (
    <div>
      <p className="text-sm text-muted tabular-nums">
        {fill(messages.left, { left: moneyText(bonus.remainingTurnover), total: moneyText(bonus.turnover) })}
      </p>
      {progress && (
        <ProgressBar label={fill(messages.progress, { percent: localNumber(progress.percent, locale) })} percent={progress.percent} />
      )}
    </div>
  );
}
