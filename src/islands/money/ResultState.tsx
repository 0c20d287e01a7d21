import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import { Badge } from '../ui/Badge';
import type { MoneyTexts } from './money-messages';
import { statusLabel } from './status-label';

interface Props {
  messages: MoneyTexts;
  /** Undefined while it is not known which row is the request's. */
  row: ReportRow | undefined;
  /** What comes of it will be seen here. */
  isFollowed: boolean;
  support: string | undefined;
}

/** How far a money request is. Screen readers announce its changes; its height stays, so that the buttons below do not move. */
export function ResultState({ messages, row, isFollowed, support }: Props) {
  const tone = row ? statusTone(row.status) : 'accent';
  const isUndecided = tone === 'accent' || tone === 'warning';
  const decided = row && !isUndecided && statusLabel(row.status, messages);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 lg:min-h-11">
      <div role="status" className="flex flex-wrap items-center gap-x-3">
        <Badge text={decided || (row ? messages.beingChecked : messages.sent)} tone={tone} />
        {isUndecided && isFollowed && <span className="text-sm text-muted">{messages.followed}</span>}
      </div>
      {tone === 'danger' && support && (
        <a href={support} target="_blank" rel="noopener" className="text-button flex items-center text-sm">
          {messages.contactSupport}
        </a>
      )}
    </div>
  );
}
