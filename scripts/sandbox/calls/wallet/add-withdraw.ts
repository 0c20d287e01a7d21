import type { Handler } from 'hono';
import { parseAmount } from '../../ledger/amount.ts';
import type { RequestWithdrawal } from '../../ledger/withdrawals.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { type FieldRule, firstError } from '../../requests/field-rule.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';

const RULES: readonly FieldRule[] = [
  ['withdraw_from', /^\d{1,9}$/, 'Please choose a provider'],
  ['withdraw_bank', /^(\d{1,9})?$/, 'Please choose one of your bank accounts'],
];

/** `POST /api/v1/user/add-withdraw`. */
export function addWithdrawCall(withdraw: RequestWithdrawal): Handler<PlayerEnv> {
  return async (c) => {
    const fields = await wrappedForm(c, 'add_withdraw');
    const refuse = (message: string) => c.json({ success: false, message });
    const problem = firstError(fields, RULES);
    if (problem) return refuse(problem);
    const amount = parseAmount(fields('withdraw_amount'));
    if ('problem' in amount) return refuse(amount.problem);

    const refusal = withdraw({
      playerId: c.get('playerId'),
      from: Number(fields('withdraw_from')),
      amount: amount.sen,
      bankAccountId: Number(fields('withdraw_bank')),
    });
    return refusal ? refuse(refusal) : c.json({ success: true });
  };
}
