import { type ComponentProps, type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import * as icons from '@/assets/icons';
import { onOnline } from '@/lib/browser/page/online';
import { onPageVisible } from '@/lib/browser/page/when';
import { OVER_RELOAD } from '@/lib/browser/storage/stored';
import { isPassing, type Problem, type Result } from '@/lib/domain/problem';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { LongText } from '../ui/LongText';
import { Preloader } from '../ui/Skeleton';
import { usePending } from '../ui/use-pending';
import { WhyLink } from '../ui/WhyLink';
import { useRetryOnline } from '../use-retry-online';
import { whyOf } from '../why';
import { FormOrResult } from './FormOrResult';
import type { DoneRequest, FormTexts } from './money-messages';
import { disabledAnswer } from './refusal';

/**
 * What can be chosen, such as the account to pay to, is loaded again for a player who comes back after this long: for as long a draft is kept, and who
 * comes back sooner may just have paid to what was shown.
 */
const OLD_AFTER_MS = OVER_RELOAD.maxAgeMs;

interface Props<Value> extends Omit<ComponentProps<typeof FormOrResult>, 'children' | 'onAnother'> {
  /** Loads what the form needs. Has to be the same function in every render. */
  load: () => Promise<Result<Value>>;
  /** What was loaded before the first render, which takes it. */
  first?: RefObject<Result<Value> | undefined> | undefined;
  /** Renders the form; it calls `onDone` when the backend has taken its request. */
  children: (value: Value, onDone: (request: DoneRequest) => void) => Elements;
}

type State<Value> = { status: 'loading' } | { status: 'ready'; value: Value; at: number } | { status: 'failed'; problem: Problem };

/** Makes a money form's pre-check, and shows the form, or its result, only when it can be used (spec section 8, Other). */
export function PreCheck<Value>({ load, first, children, ...form }: Props<Value>) {
  const [state, setState] = useState<State<Value>>(() => stateOf(first?.current));
  const check = useCallback(async () => {
    const checked = stateOf(await load());
    // A form that is open stays after a check that failed, and as it is while it is being sent.
    const isForOpen = checked.status === 'ready' && !isSending();
    setState((now) => (now.status === 'ready' && !isForOpen ? now : checked));
  }, [load]);
  useLayoutEffect(() => {
    if (first?.current) first.current = undefined;
    else void check();
  }, [first, check]);
  const checkOld = useEffectEvent(() => {
    if (state.status === 'ready' && Date.now() - state.at > OLD_AFTER_MS) void check();
  });
  useEffect(() => {
    const stops = [onPageVisible(checkOld), onOnline(checkOld)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useRetryOnline(state.status === 'failed', check);
  const { kind, messages, links } = form;
  if (state.status === 'loading') return <Preloader text={messages.loading} />;
  if (state.status === 'failed')
    return <DisabledNotice {...{ kind, messages }} problem={state.problem} support={links.support} onRetry={check} />;
  return (
    // What can be chosen may have changed with the request.
    <FormOrResult {...form} onAnother={() => void check()}>
      {(onDone) => children(state.value, onDone)}
    </FormOrResult>
  );
}

function stateOf<Value>(answer: Result<Value> | undefined): State<Value> {
  if (!answer) return { status: 'loading' };
  return answer.ok ? { status: 'ready', value: answer.value, at: Date.now() } : { status: 'failed', problem: answer.problem };
}

/** Whether a form is being sent, or its receipt prepared. */
function isSending(): boolean {
  return document.querySelector('.money-form [aria-busy="true"]') !== null;
}

interface DisabledNoticeProps {
  kind: MoneyKind;
  problem: Problem;
  messages: FormTexts;
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
