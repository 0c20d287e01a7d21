import type { Reply } from '../../api/route.ts';
import { addDeposit, preDeposit } from '../../api/routes/wallet.ts';
import { formatMoney } from '../../domain/money/amount.ts';
import type { Deposit } from '../../forms/deposit.ts';
import { isOnBreak } from '../safer-play/device-break.ts';
import { call } from '../session/client.ts';
import { forgetOfferedPromotions } from './offered-promotions.ts';
import { type MoneyOutcome, type SubmitOptions, submitMoney } from './submit-money.ts';
import { saveUsedChannel } from './used-channels.ts';

/** Loads what can be chosen for a deposit; a problem disables the form (spec section 4, Deposit). */
export const loadDepositChoices = () => call(preDeposit);

/**
 * Asks for a deposit (spec section 4), and stores its channel; never in a break on this device. Reports upload progress if there is a receipt. The
 * outcome has the payment page's address, not checked yet, and the server's message; both may be missing.
 */
export async function deposit(command: Deposit, options: SubmitOptions): Promise<MoneyOutcome<Reply<typeof addDeposit>>> {
  if (isOnBreak()) return { status: 'onBreak' };
  const { provider, method, channel, promotion, amount, receipt } = command;
  const input = {
    provider_id: provider,
    deposit_bank_id: channel,
    deposit_method: method,
    promotion_id: promotion,
    deposit_amount: amount,
    receipt,
  };
  const outcome = await submitMoney(addDeposit, input, {
    ...options,
    kind: 'deposit',
    amount,
    identity: [provider, method, channel, promotion, formatMoney(amount)],
    onUploadProgress: receipt && options.onUploadProgress,
  });
  if (outcome.status === 'done') {
    saveUsedChannel(options.playerId, method, channel);
    forgetOfferedPromotions();
  }
  return outcome;
}
