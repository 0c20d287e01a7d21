import type { Handler } from 'hono';
import { parseAmount } from '../../ledger/amount.ts';
import type { Transfer } from '../../ledger/transfers.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { type FieldRule, firstError } from '../../requests/field-rule.ts';
import { wrappedForm } from '../../requests/wrapped-form.ts';

const RULES: readonly FieldRule[] = [
  ['transfer_from_provider_id', /^\d{1,9}$/, 'Please choose where the credit comes from'],
  ['transfer_to_provider_id', /^\d{1,9}$/, 'Please choose where the credit goes'],
];

/** `POST /api/v1/user/add-transfer`. */
export function addTransferCall(transfer: Transfer): Handler<PlayerEnv> {
  return async (c) => {
    const fields = await wrappedForm(c, 'add_transfer');
    const refuse = (message: string) => c.json({ success: false, message });
    const problem = firstError(fields, RULES);
    if (problem) return refuse(problem);
    const amount = parseAmount(fields('transfer_amount'));
    if ('problem' in amount) return refuse(amount.problem);

    const refusal = transfer({
      playerId: c.get('playerId'),
      from: Number(fields('transfer_from_provider_id')),
      to: Number(fields('transfer_to_provider_id')),
      amount: amount.sen,
    });
    return refusal ? refuse(refusal) : c.json({ success: true });
  };
}
