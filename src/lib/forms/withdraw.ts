import * as v from 'valibot';
import { Amount } from './amount.ts';
import { RequiredText } from './text-fields.ts';

/** Spec section 5, Withdraw. A player without banks is told to add one, in the bank's place. */
export const withdrawSchema = ({ hasBanks }: { hasBanks: boolean }) =>
  v.object({
    provider: RequiredText('providerRequired'),
    amount: Amount,
    bank: RequiredText(hasBanks ? 'bankRequired' : 'bankMissing'),
  });
export type WithdrawFields = v.InferInput<ReturnType<typeof withdrawSchema>>;
export type Withdraw = v.InferOutput<ReturnType<typeof withdrawSchema>>;
