import type { Handler } from 'hono';
import { amountIn } from '../../ledger/amount.ts';
import type { RequestWithdrawal } from '../../ledger/withdrawals.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { brokenRule, type FieldRule } from '../../requests/field-rule.ts';
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
    const broken = brokenRule(fields, RULES);
    if (broken) return refuse(broken);
    const amount = amountIn(fields('withdraw_amount'));
    if ('problem' in amount) return refuse(amount.problem);

    const taken = withdraw({
      playerId: c.get('playerId'),
      from: Number(fields('withdraw_from')),
      amount: amount.sen,
      bankAccountId: Number(fields('withdraw_bank')),
    });
    return 'problem' in taken ? refuse(taken.problem) : c.json({ success: true });
  };
}
