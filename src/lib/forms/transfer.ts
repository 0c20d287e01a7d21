import * as v from 'valibot';
import type messages from '../../content/messages/en/transfer.json';
import { Amount, Chosen } from './amount.ts';

const code = (key: keyof typeof messages) => key;

/** Spec section 5, Transfer. */
export const TransferSchema = v.pipe(
  v.object({ from: Chosen(code('fromRequired')), to: Chosen(code('toRequired')), amount: Amount }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from !== to, code('providerSame')),
    ['to'],
  ),
);
export type TransferFields = v.InferInput<typeof TransferSchema>;
export type Transfer = v.InferOutput<typeof TransferSchema>;
