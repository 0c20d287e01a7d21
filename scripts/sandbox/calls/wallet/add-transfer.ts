import type { Handler } from 'hono';
import { parseAmount } from '../../money/amount.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { type FieldRule, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

const RULES: readonly FieldRule[] = [
  ['transfer_from_provider_id', /^\d{1,9}$/, 'Please choose where the credit comes from'],
  ['transfer_to_provider_id', /^\d{1,9}$/, 'Please choose where the credit goes'],
];

/** `POST /api/v1/user/add-transfer`: between two game providers, or a provider and the main wallet, at once. */
export function addTransferCall({ accounts, tickets }: Stores): Handler<PlayerEnv> {
  return async (c) => {
    const fields = await wrappedForm(c, 'add_transfer', RULES);
    const amount = parseAmount(fields('transfer_amount'));
    const playerId = c.get('playerId');
    const [from, to] = [
      Number(fields('transfer_from_provider_id')),
      Number(fields('transfer_to_provider_id')),
    ];
    accounts.assertOpen(from);
    accounts.assertOpen(to);
    if (from === to)
      throw new Refusal('Cannot transfer to the same provider. Please select different providers.');
    accounts.take(playerId, from, amount, 'There is not enough credit there for this transfer');
    accounts.open(playerId, to);
    accounts.add(playerId, to, amount);
    tickets.add({ playerId, type: 'transfer', status: 'Approved', amount, from, to });
    return c.json({ success: true });
  };
}
