import { addTransfer, preTransfer } from '../../api/routes/wallet.ts';
import { formatMoney } from '../../domain/money/amount.ts';
import type { Transfer } from '../../forms/transfer.ts';
import { call } from '../session/client.ts';
import { reloadBalances } from './balances.ts';
import { type MoneyOutcome, type SubmitOptions, submitMoney } from './submit-money.ts';

/** Loads the providers that credit can be moved between; a problem disables the form (spec section 2, Transfer). */
export const loadTransferChoices = () => call(preTransfer);

/** Moves credit from one provider to another. The outcome has the server's message. */
export async function transfer(command: Transfer, options: SubmitOptions): Promise<MoneyOutcome<string | undefined>> {
  const { from, to, amount } = command;
  const input = { transfer_amount: amount, transfer_from_provider_id: from, transfer_to_provider_id: to };
  const outcome = await submitMoney(addTransfer, input, {
    ...options,
    kind: 'transfer',
    amount,
    identity: [from, to, formatMoney(amount)],
  });
  if (outcome.status === 'done' || outcome.status === 'unconfirmed') void reloadBalances([from, to]);
  return outcome;
}
