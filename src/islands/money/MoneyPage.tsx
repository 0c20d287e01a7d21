import { useStore } from '@nanostores/react';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { InferInput } from 'valibot';
import type { Choice } from '@/lib/domain/money/deposit';
import { mainWalletFirst } from '@/lib/domain/money/wallet';
import type { Player } from '@/lib/domain/player';
import type { Result } from '@/lib/domain/problem';
import {
  createMoneyForm,
  type DoneRequest,
  type MoneyFormStore,
  type MoneyRules,
  type MoneySchema,
} from '@/lib/stores/money/money-form';
import type { Elements } from '../ui/jsx/jsx-runtime';
import { useRetryOnline } from '../use-retry-online';
import { DisabledNotice } from './DisabledNotice';
import { MoneyResult } from './MoneyResult';
import { MoneySkeleton } from './MoneySkeleton';
import type { FormTexts, MoneyLinks, OpenStep } from './money-messages';

interface Offered {
  providers: readonly Choice[];
}

interface Props<Schema extends MoneySchema, Choices extends Offered> {
  rules: MoneyRules<Schema, Choices>;
  player: Player;
  messages: FormTexts;
  links: MoneyLinks;
  /** What can be chosen, where that was loaded before the first render, which takes it. */
  first?: RefObject<Result<Choices> | undefined> | undefined;
  /** What was chosen, in the result: the account, or where from and where to. */
  about: (values: InferInput<Schema>, choices: Choices) => string | undefined;
  /** Shown in the result as long as the request is not decided. */
  undecided?: (request: DoneRequest) => OpenStep | undefined;
  children: (form: MoneyFormStore<Schema, Choices>, choices: Choices) => Elements;
}

/** A money form; in its place why it is closed, or the result of its request until the player asks for the form again. */
export function MoneyPage<Schema extends MoneySchema, Choices extends Offered>(
  props: Props<Schema, Choices>,
) {
  const { rules, player, messages, links, first, about, undecided, children } = props;
  const [form] = useState(() => createMoneyForm(rules, player, first?.current));
  const closed = useStore(form.$closed);
  const { choices: offered, done } = useStore(form.$state);
  const choices = useMemo(
    () =>
      offered && {
        ...offered,
        providers: mainWalletFirst(offered.providers, messages.mainWallet),
      },
    [offered, messages.mainWallet],
  );
  useLayoutEffect(() => {
    if (first) first.current = undefined;
    return form.open();
  }, [form, first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has signed in since it was sent gets a form when it is done.
  useLayoutEffect(() => form.setPlayer(player), [form, player, done]);
  useRetryOnline(typeof closed === 'object', form.check);
  if (closed === 'break') return null;
  if (typeof closed === 'object') {
    return (
      <DisabledNotice
        kind={rules.kind}
        problem={closed}
        messages={messages}
        support={links.support}
        onRetry={form.check}
      />
    );
  }
  if (choices === undefined) return <MoneySkeleton label={messages.loading} />;
  if (!done) return children(form, choices);
  // Whoever signs in meanwhile sees nothing of it.
  if (done.playerId !== player.id) return null;
  return (
    <MoneyResult
      kind={rules.kind}
      messages={messages}
      links={links}
      request={done}
      about={about(done.values, choices)}
      undecided={undecided?.(done)}
      onAnother={() => {
        // What has taken the place is read from its start.
        document.documentElement.scrollTop = 0;
        form.another();
      }}
    />
  );
}
