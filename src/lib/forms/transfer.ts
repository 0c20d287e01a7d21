import * as v from 'valibot';
import { exceeds } from '../domain/money/minor-units.ts';
import { Amount } from './amount.ts';
import { forward, RequiredText } from './fields.ts';

/** Spec section 5, Transfer. The balance at a provider is a decimal of major units; an unknown one is no limit. */
export const transferSchema = (balanceOf: (providerId: string) => string | undefined) =>
  v.pipe(
    v.object({
      from: RequiredText('fromRequired'),
      to: RequiredText('toRequired'),
      amount: Amount,
    }),
    forward(
      v.partialCheck([['from'], ['to']], ({ from, to }) => from !== to, 'providerSame'),
      'to',
    ),
    forward(
      v.partialCheck(
        [['from'], ['amount']],
        ({ from, amount }) => !exceeds(amount, balanceOf(from) ?? ''),
        'amountOverBalance',
      ),
      'amount',
    ),
  );
export type TransferFields = v.InferInput<ReturnType<typeof transferSchema>>;
export type Transfer = v.InferOutput<ReturnType<typeof transferSchema>>;
