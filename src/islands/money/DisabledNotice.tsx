import { isPassing, type Problem } from '@/lib/domain/problem';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { RetryNotice } from '../ui/RetryNotice';
import { TabLink } from '../ui/TabLink';
import { whyOf } from '../why';
import type { FormTexts } from './money-messages';
import { disabledAnswer } from './refusal';

interface Props {
  kind: MoneyKind;
  problem: Problem;
  messages: FormTexts;
  support: string | undefined;
  onRetry: () => Promise<void>;
}

/** Stands in place of a money form whose pre-check failed (spec section 2, 'Deposit Disabled' and the like). */
export function DisabledNotice({ kind, problem, messages, support, onRetry }: Props) {
  const said = problem.kind === 'refused' ? problem.message : undefined;
  return (
    <RetryNotice
      title={problem.kind === 'maintenance' ? messages.maintenance : messages.disabledTitle}
      text={said ?? messages.disabledText}
      more={messages.more}
      why={whyOf(
        messages,
        isPassing(problem) ? messages.whyNotLoaded : messages.whyDisabled,
        disabledAnswer(kind, problem),
      )}
      label={messages.retry}
      onRetry={onRetry}
      other={support && <TabLink text={messages.contactSupport} address={support} />}
    >
      {said && <p className="text-muted">{messages.disabledText}</p>}
    </RetryNotice>
  );
}
