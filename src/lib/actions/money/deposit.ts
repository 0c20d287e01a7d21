import { addDeposit, preDeposit } from '../../api/routes/wallet.ts';
import type { DepositChoices } from '../../domain/money/deposit.ts';
import { formatMoney } from '../../domain/money/money.ts';
import type { Result } from '../../domain/problem.ts';
import type { Deposit } from '../../forms/deposit.ts';
import { call } from '../../session/client.ts';
import { type MoneyOutcome, type Sender, sendMoney } from './send-money.ts';

/** What can be chosen for a deposit just now; a problem disables the form (spec section 4, Deposit). */
export function depositChoices(): Promise<Result<DepositChoices>> {
  return call(preDeposit);
}

/** Asks for a deposit. The answer may name a payment page, whose address is not checked yet, and has the server's message. */
export function deposit(command: Deposit, sender: Sender): Promise<MoneyOutcome<{ url: string | undefined; message: string | undefined }>> {
  const { provider, method, channel, promotion, amount, receipt } = command;
  return sendMoney({
    ...sender,
    kind: 'deposit',
    values: [provider, method, channel, promotion, formatMoney(amount)],
    send: (call) =>
      call(addDeposit, {
        provider_id: provider,
        deposit_bank_id: channel,
        deposit_method: method,
        promotion_id: promotion,
        deposit_amount: amount,
        receipt,
      }),
  });
}
