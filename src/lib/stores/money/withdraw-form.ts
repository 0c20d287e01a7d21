import { addWithdraw, preWithdraw } from '../../api/routes/wallet.ts';
import { formatMoney } from '../../domain/money/amount.ts';
import type { Choice } from '../../domain/money/deposit.ts';
import { findMainWallet } from '../../domain/money/wallet.ts';
import type { BankAccount, Player } from '../../domain/player.ts';
import { type Withdraw, type WithdrawFields, withdrawSchema } from '../../forms/withdraw.ts';
import { call } from '../session/client.ts';
import { knownBalance } from './balances.ts';
import { type MoneyRules, type Receipt, restoreFields } from './money-form.ts';
import { moveCredit } from './move-credit.ts';
import type { MoneyOutcome, SubmitOptions } from './submit-money.ts';

export type WithdrawSchema = ReturnType<typeof withdrawSchema>;

export interface WithdrawChoices {
  providers: readonly Choice[];
}

/** The player's bank accounts that money can go to: nobody can say whether it goes to the right one without its number. */
export function payableBanks(banks: readonly BankAccount[] = []): BankAccount[] {
  return banks.filter(({ accountNumber }) => accountNumber);
}

/** Asks for a withdrawal to one of the player's bank accounts (spec section 4). */
export function withdraw(
  { provider, amount, bank }: Withdraw,
  options: SubmitOptions,
): Promise<MoneyOutcome<Receipt>> {
  const input = { withdraw_from: provider, withdraw_amount: amount, withdraw_bank: bank };
  const identity = [provider, formatMoney(amount), bank];
  return moveCredit(addWithdraw, input, {
    ...options,
    kind: 'withdraw',
    amount,
    identity,
    providers: [provider],
  });
}

function newValues({ providers }: WithdrawChoices, player: Player): WithdrawFields {
  const banks = payableBanks(player.bankAccounts);
  return {
    provider: findMainWallet(providers)?.id ?? '',
    amount: '',
    bank: (banks.length === 1 ? banks[0] : banks.find(({ isDefault }) => isDefault))?.id ?? '',
  };
}

/** The form of a withdrawal (spec section 2, Withdraw). The player confirms it before it is sent. */
export const withdrawForm: MoneyRules<WithdrawSchema, WithdrawChoices> = {
  kind: 'withdraw',
  load: () => call(preWithdraw),
  schema: (_, { bankAccounts = [] }) =>
    withdrawSchema({ hasBanks: bankAccounts.length > 0, balanceOf: knownBalance }),
  newValues,
  restore: (draft, choices, player) =>
    restoreFields(draft, newValues(choices, player), {
      provider: choices.providers,
      bank: payableBanks(player.bankAccounts),
    }),
  source: 'provider',
  question: () => 'review',
  send: withdraw,
};
