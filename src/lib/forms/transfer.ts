import * as v from 'valibot';
import { Amount } from './amount.ts';
import { forward } from './forward.ts';
import { RequiredText } from './text-fields.ts';

/** Spec section 5, Transfer. */
export const TransferSchema = v.pipe(
  v.object({ from: RequiredText('fromRequired'), to: RequiredText('toRequired'), amount: Amount }),
  forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from !== to, 'providerSame'),
    'to',
  ),
);
export type TransferFields = v.InferInput<typeof TransferSchema>;
export type Transfer = v.InferOutput<typeof TransferSchema>;
