import { addTransfer, preTransfer } from '../../api/routes/wallet.ts';
import type { Choice } from '../../domain/money/deposit.ts';
import { formatMoney } from '../../domain/money/money.ts';
import type { Result } from '../../domain/problem.ts';
import type { Transfer } from '../../forms/transfer.ts';
import { call } from '../../session/client.ts';
import { loadBalances } from '../../stores/balances.ts';
import { type MoneyOutcome, type Sender, sendMoney } from './send-money.ts';

/** Between which providers credit can be moved just now; a problem disables the form (spec section 2, Transfer). */
export function transferChoices(): Promise<Result<{ providers: Choice[] }>> {
  return call(preTransfer);
}

/** Moves credit from one provider to another. Answers with the server's message. */
export async function transfer({ from, to, amount }: Transfer, sender: Sender): Promise<MoneyOutcome<string | undefined>> {
  const outcome = await sendMoney({
    ...sender,
    kind: 'transfer',
    values: [from, to, formatMoney(amount)],
    send: (call) => call(addTransfer, { transfer_amount: amount, transfer_from_provider_id: from, transfer_to_provider_id: to }),
  });
  if (outcome.status === 'done' || outcome.status === 'unconfirmed') void loadBalances([from, to]);
  return outcome;
}
