import * as v from 'valibot';
import type messages from '../../content/messages/en/bank.json';
import { Chosen } from './amount.ts';
import { Digits } from './text-fields.ts';

const code = (key: keyof typeof messages) => key;

/** Spec section 5, Bank form. */
export const BankAccountSchema = v.object({
  bankId: Chosen(code('bankRequired')),
  holderName: v.pipe(v.string(), v.trim(), v.nonEmpty(code('holderRequired'))),
  accountNumber: v.pipe(Digits, v.nonEmpty(code('accountNumberRequired'))),
  isDefault: v.picklist(['0', '1']),
});
export type BankAccountFields = v.InferInput<typeof BankAccountSchema>;
