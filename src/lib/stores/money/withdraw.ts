import { addWithdraw, preWithdraw } from '../../api/routes/wallet.ts';
import { formatMoney } from '../../domain/money/amount.ts';
import type { Withdraw } from '../../forms/withdraw.ts';
import { call } from '../session/client.ts';
import { reloadBalances } from './balances.ts';
import { type MoneyOutcome, type SubmitOptions, submitMoney } from './submit-money.ts';

/** Loads the providers that money can be withdrawn from; a problem disables the form (spec section 2, Withdraw). */
export const loadWithdrawChoices = () => call(preWithdraw);

/** Asks for a withdrawal to one of the player's bank accounts. The outcome has the server's message. */
export async function withdraw(command: Withdraw, options: SubmitOptions): Promise<MoneyOutcome<string | undefined>> {
  const { provider, amount, bank } = command;
  const input = { withdraw_from: provider, withdraw_amount: amount, withdraw_bank: bank };
  const outcome = await submitMoney(addWithdraw, input, {
    ...options,
    kind: 'withdraw',
    amount,
    identity: [provider, formatMoney(amount), bank],
  });
  if (outcome.status === 'done' || outcome.status === 'unconfirmed') void reloadBalances([provider]);
  return outcome;
}
