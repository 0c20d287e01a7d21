import { moneyText } from '@/lib/domain/money/amount';
import { type ReportRow, statusTone } from '@/lib/domain/report/report';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { statusLabel } from '../transactions/transaction-labels';
import { Badge } from '../ui/Badge';
import { WhyLink } from '../ui/WhyLink';
import { whyOf } from '../why';
import type { MoneyTexts } from './money-messages';
import { refusalAnswer } from './refusal';

interface Props {
  kind: MoneyKind;
  messages: MoneyTexts & { whyRefused: string };
  /** A decimal in major units. */
  amount: string;
  about: string | undefined;
  /** Undefined while it is not known which row is the request's. */
  row: ReportRow | undefined;
  /** What is open before it can be decided. */
  open: string | undefined;
  /** What comes of it will be seen here. */
  isFollowed: boolean;
  support: string | undefined;
}

/** The amount of a money request, and how far it is. Screen readers announce changes; the height stays, so that the buttons below do not move. */
export function ResultState({ kind, messages, amount, about, row, open, isFollowed, support }: Props) {
  const tone = row ? statusTone(row.status) : 'accent';
  const isUndecided = tone === 'accent' || tone === 'warning';
  return (
    <div role="status">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-2xl font-bold tabular-nums">{moneyText(amount)}</span>
        <Badge text={open ?? (row ? statusLabel(row.status, messages) : messages.sent)} tone={open ? 'warning' : tone} />
      </p>
      {about && <p className="text-sm wrap-anywhere">{about}</p>}
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 text-sm text-muted">
        {isUndecided && isFollowed && <p>{messages.followed}</p>}
        {tone === 'danger' && <WhyLink {...whyOf(messages, messages.whyRefused, refusalAnswer(kind))} />}
        {tone === 'danger' && support && (
          <a href={support} target="_blank" rel="noopener" className="text-button flex items-center">
            {messages.contactSupport}
          </a>
        )}
      </div>
    </div>
  );
}
