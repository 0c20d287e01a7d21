import * as icons from '@/assets/icons';
import { pageLocale } from '@/lib/browser/page/page-locale';
import { type ReportRow, statusTone, typeOfRow } from '@/lib/domain/report/report';
import { timeText } from '@/lib/domain/report/report-time';
import { Icon } from '../ui/Icon';
import { statusLabel, type TransactionTexts } from './transaction-labels';

const RING = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
const STATES = {
  done: { icon: icons.done, color: 'text-success' },
  now: { icon: `${RING}M12 7v5l3.5 2`, color: 'text-warning' },
  refused: { icon: icons.alert, color: 'text-danger' },
  ahead: { icon: RING, color: 'text-muted' },
};

interface Step {
  label: string;
  state: keyof typeof STATES;
  time?: string;
}

/** Whether somebody decides on such a transaction; any other is done at once. */
export function hasTimeline({ type }: ReportRow): boolean {
  const kind = typeOfRow(type);
  return kind === 'deposit' || kind === 'withdraw';
}

/** How far a deposit or a withdrawal has come: sent, checked, decided. */
export function TransactionTimeline({ messages, row }: { messages: TransactionTexts; row: ReportRow }) {
  if (!hasTimeline(row)) return null;
  return (
    <ol aria-label={messages.progress} className="text-sm">
      {stepsOf(row, messages).map(({ label, state, time }) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex gap-3 pb-3 last:pb-0 not-last:before:absolute not-last:before:start-2.5 not-last:before:top-6 not-last:before:bottom-1 not-last:before:border-s not-last:before:border-edge"
        >
          <span className={STATES[state].color}>
            <Icon path={STATES[state].icon} />
          </span>
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
            <span className={state === 'ahead' ? 'text-muted' : 'font-bold'}>{label}</span>
            {time && <span className="text-muted tabular-nums wrap-anywhere">{time}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stepsOf({ status, createdAt }: ReportRow, messages: TransactionTexts): Step[] {
  const sent: Step = { label: messages.stepSent, state: 'done', time: timeText(createdAt, pageLocale()) };
  const label = statusLabel(status, messages);
  const tone = statusTone(status);
  if (tone === 'warning') return [sent, { label, state: 'now' }, { label: messages.stepDecision, state: 'ahead' }];
  return [sent, { label: messages.stepChecked, state: 'done' }, { label, state: tone === 'success' ? 'done' : 'refused' }];
}
