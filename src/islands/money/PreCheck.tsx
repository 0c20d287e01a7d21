import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import type { Problem, Result } from '@/lib/domain/problem';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { Preloader } from '../ui/Skeleton';
import { useRetryOnline } from '../use-retry-online';
import { DisabledNotice, type DisabledTexts } from './DisabledNotice';
import type { MoneyLinks, MoneyTexts } from './money-messages';

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
  const check = useCallback(async () => setState(stateOf(await load())), [load]);
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
