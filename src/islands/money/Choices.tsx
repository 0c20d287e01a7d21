import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Problem, Result } from '@/lib/domain/problem';
import { Preloader } from '../ui/Preloader';
import { DisabledNotice } from './DisabledNotice';
import type { MoneyLinks, MoneyTexts } from './money-messages';

interface Props<Value> {
  /** Asks what can be chosen just now. The same function at every rendering. */
  load: () => Promise<Result<Value>>;
  messages: MoneyTexts & { disabledTitle: string };
  links: MoneyLinks;
  children: (choices: Value) => ReactNode;
}

type State<Value> = { status: 'loading' } | { status: 'ready'; choices: Value } | { status: 'failed'; problem: Problem };

/** The pre-check of a money form: a form that cannot be used is not shown (spec section 8, Other). */
export function Choices<Value>({ load, messages, links, children }: Props<Value>) {
  const [state, setState] = useState<State<Value>>({ status: 'loading' });
  const ask = useCallback(async () => {
    const answer = await load();
    setState(answer.ok ? { status: 'ready', choices: answer.value } : { status: 'failed', problem: answer.problem });
  }, [load]);
  useEffect(() => {
    ask();
  }, [ask]);
  if (state.status === 'loading') return <Preloader text={messages.loading} />;
  if (state.status === 'ready') return children(state.choices);
  return <DisabledNotice problem={state.problem} messages={messages} support={links.support} onRetry={ask} />;
}
