import { addTransfer, preTransfer } from '../../api/routes/wallet.ts';
import { formatMoney } from '../../domain/money/amount.ts';
import type { Choice } from '../../domain/money/deposit.ts';
import { transferEnds } from '../../domain/money/wallet.ts';
import { type Transfer, type TransferFields, transferSchema } from '../../forms/transfer.ts';
import { call } from '../session/client.ts';
import { knownBalance } from './balances.ts';
import { type MoneyRules, type Receipt, restoreFields } from './money-form.ts';
import { moveCredit } from './move-credit.ts';
import type { MoneyOutcome, SubmitOptions } from './submit-money.ts';

export type TransferSchema = ReturnType<typeof transferSchema>;

export interface TransferChoices {
  providers: readonly Choice[];
}

/** Moves credit from one provider to another (spec section 4). */
export function transfer(
  { from, to, amount }: Transfer,
  options: SubmitOptions,
): Promise<MoneyOutcome<Receipt>> {
  const input = {
    transfer_amount: amount,
    transfer_from_provider_id: from,
    transfer_to_provider_id: to,
  };
  const identity = [from, to, formatMoney(amount)];
  return moveCredit(addTransfer, input, {
    ...options,
    kind: 'transfer',
    amount,
    identity,
    providers: [from, to],
  });
}

const newValues = ({ providers }: TransferChoices): TransferFields => ({
  ...transferEnds(location.search, providers),
  amount: '',
});

/** The form of a transfer (spec section 2, Transfer). What its address asks for comes before what was kept from another address. */
export const transferForm: MoneyRules<TransferSchema, TransferChoices> = {
  kind: 'transfer',
  load: () => call(preTransfer),
  schema: () => transferSchema(knownBalance),
  newValues,
  restore(draft, choices) {
    const isAsked = draft['address'] !== location.search && /[?&](from|to)=/.test(location.search);
    const asked = isAsked ? transferEnds(location.search, choices.providers) : {};
    return restoreFields({ ...draft, ...asked }, newValues(choices), {
      from: choices.providers,
      to: choices.providers,
    });
  },
  source: 'from',
  send: transfer,
};
