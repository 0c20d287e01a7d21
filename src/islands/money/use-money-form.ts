import { useEffect, useEffectEvent, useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { type Draft, readDraft } from '@/lib/browser/storage/form-draft';
import { moneyText } from '@/lib/domain/money/amount';
import type { Player } from '@/lib/domain/player';
import type { MoneyKind } from '@/lib/domain/report/sent-request';
import { fill } from '@/lib/domain/text/fill';
import type { MessagesFor } from '@/lib/forms/validate';
import { loadBalances } from '@/lib/stores/money/balances';
import type { MoneyOutcome, SubmitOptions } from '@/lib/stores/money/submit-money';
import { useForm } from '../ui/form/use-form';
import type { DoneRequest, FormTexts } from './money-messages';
import { knownBalance, useAvailableBalance } from './use-available-balance';
import { type FieldChoices, restoreFields, useDraft } from './use-draft';
import { useMoneySubmit } from './use-money-submit';

interface Options<Fields extends Draft, Schema extends GenericSchema<Fields>> {
  kind: MoneyKind;
  schema: Schema;
  emptyValues: Fields;
  /** What the page's address asks for. It comes before what was kept from another address. */
  requested?: Draft;
  /** What can be chosen in the fields that are selects. */
  choices: FieldChoices<Fields>;
  /** The field with the provider that the money leaves. */
  source: keyof Fields & string;
  messages: FormTexts & MessagesFor<Schema>;
  player: Player;
  /** The player confirms a valid form before it is sent. */
  isReviewed?: boolean;
  action: (command: InferOutput<Schema>, options: SubmitOptions) => Promise<MoneyOutcome<string | undefined>>;
  onDone: (request: DoneRequest) => void;
}

/** A money form of one step: its fields, which are kept over a reload, and what comes of it. */
export function useMoneyForm<Fields extends Draft, Schema extends GenericSchema<Fields>>({
  kind,
  schema,
  emptyValues,
  requested,
  choices,
  source,
  messages,
  player,
  isReviewed = false,
  action,
  onDone,
}: Options<Fields, Schema>) {
  const [defaultValues] = useState(() => {
    const draft = readDraft(kind, player.id);
    return restoreFields(draft['address'] === location.search ? draft : { ...draft, ...requested }, emptyValues, choices);
  });
  const [values, setValues] = useState(defaultValues);
  const [reviewed, setReviewed] = useState<InferOutput<Schema>>();
  const providerId = values[source] ?? '';
  const available = useAvailableBalance(providerId, messages);
  const amountOverBalance = fill(messages.amountOverBalance, { amount: moneyText(available.balance ?? '') });
  const form = useForm({ schema, defaultValues, messages: { ...messages, amountOverBalance }, onChange: setValues });
  const revalidate = useEffectEvent(form.revalidate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance may come after the amount was typed, and a choice that was made may go.
  useEffect(() => revalidate(), [available.balance, JSON.stringify(choices)]);
  useDraft({ kind, playerId: player.id, fields: values, emptyFields: emptyValues });
  const { submit, ...submission } = useMoneySubmit({
    kind,
    messages,
    player,
    action,
    getValues: form.getValues,
    onRefused: readBalanceAgain,
    onDone,
  });

  /** What is known of the balance has stopped an amount, or may be wrong. */
  function readBalanceAgain(): void {
    if (knownBalance(providerId) !== undefined) void loadBalances([providerId]);
  }

  function handleInvalid(invalid: readonly string[]): void {
    submission.clear();
    if (invalid.includes('amount')) readBalanceAgain();
  }

  return {
    form,
    values,
    available,
    submission,
    onSubmit: form.handleSubmit(async (command) => {
      if (isReviewed) setReviewed(command);
      else await submit(command);
    }, handleInvalid),
    review: reviewed && {
      command: reviewed,
      confirm(): void {
        setReviewed(undefined);
        // The balance may have come since it was shown.
        void form.handleSubmit(() => submit(reviewed), handleInvalid)();
      },
      cancel: () => setReviewed(undefined),
    },
  };
}
