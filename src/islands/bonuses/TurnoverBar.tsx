import type { Messages } from '@/content/messages/messages';
import { pageNumber } from '@/lib/browser/page/page-language';
import { bonusProgress } from '@/lib/domain/money/bonus';
import type { Bonus } from '@/lib/domain/player';
import { fill } from '@/lib/domain/text/fill';
import { ProgressBar } from '../ui/ProgressBar';

/** How much of a bonus's turnover is done; nothing where that is not known. */
export function TurnoverBar({ bonus, messages }: { bonus: Bonus; messages: Messages['bonuses'] }) {
  const percent = bonusProgress(bonus)?.percent;
  if (percent === undefined) return null;
  return (
    <ProgressBar
      label={fill(messages.progress, { percent: pageNumber(percent) })}
      percent={percent}
    />
  );
}
