import * as v from 'valibot';
import { AccountNumber, RequiredText } from './fields.ts';

/** Spec section 5, Bank form. */
export const BankAccountSchema = v.object({
  bankId: RequiredText('bankRequired'),
  holderName: v.pipe(v.string(), v.trim(), v.nonEmpty('holderRequired')),
  accountNumber: AccountNumber,
  isDefault: v.picklist(['0', '1']),
});
export type BankAccountFields = v.InferInput<typeof BankAccountSchema>;
