import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { moneyText } from '@/lib/domain/money/amount';
import { fill } from '@/lib/domain/text/fill';
import type { MessagesFor } from '@/lib/forms/validate';
import type { MoneyFormStore, MoneySchema } from '@/lib/stores/money/money-form';
import { useFormStore } from '../ui/form/use-form';
import type { FormTexts } from './money-messages';
import { useNotice } from './money-notice';
import { useAvailableBalance } from './use-available-balance';

/** A money form as its views use it: what its store holds, bound to the fields on the page. */
export function useMoneyForm<Schema extends MoneySchema, Choices>(
  store: MoneyFormStore<Schema, Choices>,
  messages: FormTexts & MessagesFor<Schema>,
) {
  const values = useStore(store.form.$values);
  const state = useStore(store.$state);
  const available = useAvailableBalance(store.source ? String(values[store.source]) : '', messages);
  const amountOverBalance = fill(messages.amountOverBalance, {
    amount: moneyText(available.balance ?? ''),
  });
  const fields = useFormStore(store.form, { ...messages, amountOverBalance });
  const readAgain = useEffectEvent(fields.readTyped);
  // A choice that was made may not be among new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the choices change.
  useEffect(() => readAgain(), [state.choices]);
  return {
    ...fields,
    ...state,
    store,
    values,
    available,
    notice: useNotice(store, messages),
    confirm: store.confirm,
    cancel: store.cancel,
  };
}

export type MoneyFormView<Schema extends MoneySchema = MoneySchema, Choices = unknown> = ReturnType<
  typeof useMoneyForm<Schema, Choices>
>;
