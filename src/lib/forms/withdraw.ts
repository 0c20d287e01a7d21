import * as v from 'valibot';
import type messages from '../../content/messages/en/withdraw.json';
import { Amount, Chosen } from './amount.ts';

const code = (key: keyof typeof messages) => key;

/** Spec section 5, Withdraw. A player without banks is told to add one, in the bank's place. */
export const withdrawSchema = ({ hasBanks }: { hasBanks: boolean }) =>
  v.object({
    provider: Chosen(code('providerRequired')),
    amount: Amount,
    bank: Chosen(hasBanks ? code('bankRequired') : code('bankMissing')),
  });
export type WithdrawFields = v.InferInput<ReturnType<typeof withdrawSchema>>;
export type Withdraw = v.InferOutput<ReturnType<typeof withdrawSchema>>;
