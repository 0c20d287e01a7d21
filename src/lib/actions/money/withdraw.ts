import { addWithdraw, preWithdraw } from '../../api/routes/wallet.ts';
import type { Choice } from '../../domain/money/deposit.ts';
import { formatMoney } from '../../domain/money/money.ts';
import type { Result } from '../../domain/problem.ts';
import type { Withdraw } from '../../forms/withdraw.ts';
import { call } from '../../session/client.ts';
import { loadBalances } from '../../stores/balances.ts';
import { type MoneyOutcome, type Sender, sendMoney } from './send-money.ts';

/** Where money can be withdrawn from just now; a problem disables the form (spec section 2, Withdraw). */
export function withdrawChoices(): Promise<Result<{ providers: Choice[] }>> {
  return call(preWithdraw);
}

/** Asks for a withdrawal to one of the player's bank accounts. Answers with the server's message. */
export async function withdraw({ provider, amount, bank }: Withdraw, sender: Sender): Promise<MoneyOutcome<string | undefined>> {
  const outcome = await sendMoney({
    ...sender,
    kind: 'withdraw',
    values: [provider, formatMoney(amount), bank],
    send: (call) => call(addWithdraw, { withdraw_from: provider, withdraw_amount: amount, withdraw_bank: bank }),
  });
  if (outcome.status === 'done' || outcome.status === 'unconfirmed') void loadBalances([provider]);
  return outcome;
}
