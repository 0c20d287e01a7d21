import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import * as icons from '@/assets/icons';
import { isPassing, type Problem, type Result } from '@/lib/domain/problem';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { BackendWords } from '../ui/LongText';
import { Preloader } from '../ui/Skeleton';
import { usePending } from '../ui/use-pending';
import { WhyLink } from '../ui/WhyLink';
import { useRetryOnline } from '../use-retry-online';
import { whyOf } from '../why';
import type { MoneyLinks, MoneyTexts } from './money-messages';
import { disabledAnswer } from './refusal';

/** What each form says of itself while it cannot be used. */
export interface DisabledTexts {
  disabledTitle: string;
  whyDisabled: string;
}

interface Props<Value> {
  kind: MoneyKind;
  /** Loads what the form needs. Has to be the same function in every render. */
  load: () => Promise<Result<Value>>;
  /** What was loaded before the first render. */
  first?: Result<Value> | undefined;
  messages: MoneyTexts & DisabledTexts;
  links: MoneyLinks;
  children: (value: Value) => ReactNode;
}

type State<Value> = { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed'; problem: Problem };

/** Makes a money form's pre-check, and shows the form only when it can be used (spec section 8, Other). */
export function PreCheck<Value>({ kind, load, first, messages, links, children }: Props<Value>) {
  const [state, setState] = useState<State<Value>>(() => stateOf(first));
  const check = useCallback(async () => {
    const answer = await load();
    // A slower check must not take away the form that another one has opened.
    setState((now) => (now.status === 'ready' ? now : stateOf(answer)));
  }, [load]);
  const isChecked = first !== undefined;
  useLayoutEffect(() => {
    if (!isChecked) void check();
  }, [isChecked, check]);
  useRetryOnline(state.status === 'failed', check);
  if (state.status === 'loading') return <Preloader text={messages.loading} />;
  if (state.status === 'ready') return children(state.value);
  return <DisabledNotice kind={kind} problem={state.problem} messages={messages} support={links.support} onRetry={check} />;
}

function stateOf<Value>(answer: Result<Value> | undefined): State<Value> {
  if (!answer) return { status: 'loading' };
  return answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed', problem: answer.problem };
}

interface DisabledNoticeProps {
  kind: MoneyKind;
  problem: Problem;
  messages: MoneyTexts & DisabledTexts;
  support: string | undefined;
  onRetry: () => Promise<void>;
}

/** Stands in place of a money form whose pre-check failed (spec section 2, 'Deposit Disabled' and the like). */
export function DisabledNotice({ kind, problem, messages, support, onRetry }: DisabledNoticeProps) {
  const [isPending, run] = usePending();
  return (
    <section role="alert" className="card flex max-w-narrow flex-col gap-3">
      <h2 className="flex items-center gap-2 text-lg">
        <span className="text-warning">
          <Icon path={icons.alert} />
        </span>
        {problem.kind === 'maintenance' ? messages.maintenance : messages.disabledTitle}
      </h2>
      {problem.kind === 'refused' && problem.message && (
        <div>
          <BackendWords text={problem.message} more={messages.more} />
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
