import * as icons from '@/assets/icons';
import { isPassing, type Problem } from '@/lib/domain/problem';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { LongText } from '../ui/LongText';
import { usePending } from '../ui/use-pending';
import { WhyLink } from '../ui/WhyLink';
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
  const [isPending, run] = usePending();
  return (
    <section role="alert" className="card flex max-w-narrow flex-col gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <span className="text-warning">
          <Icon path={icons.alert} />
        </span>
        <span>{problem.kind === 'maintenance' ? messages.maintenance : messages.disabledTitle}</span>
      </h2>
      {problem.kind === 'refused' && problem.message && (
        <div>
          <LongText text={problem.message} more={messages.more} />
        </div>
      )}
      <p className="text-muted">{messages.disabledText}</p>
      <WhyLink {...whyOf(messages, isPassing(problem) ? messages.whyNotLoaded : messages.whyDisabled, disabledAnswer(kind, problem))} />
      <Button variant="secondary" busy={isPending} onClick={() => run(onRetry)}>
        {messages.retry}
      </Button>
      {support && (
        <a href={support} target="_blank" rel="noopener" className="text-button flex items-center justify-center">
          {messages.contactSupport}
        </a>
      )}
    </section>
  );
}
