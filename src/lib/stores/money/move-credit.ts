import type { Input, Route } from '../../api/route.ts';
import { reloadBalances } from './balances.ts';
import type { Receipt } from './money-form.ts';
import { type MoneyOutcome, type RequestOptions, submitMoney } from './submit-money.ts';

/** A route that answers with the server's message. */
type MessageRoute = Route & { reply: { '~types'?: { output: string | undefined } | undefined } };

/** Sends a request that takes credit from a provider, and reads the balances anew where it may have moved. */
export async function moveCredit<Row extends MessageRoute>(
  route: Row,
  input: Input<Row>,
  options: RequestOptions & { providers: readonly string[] },
): Promise<MoneyOutcome<Receipt>> {
  const outcome = await submitMoney(route, input, options);
  if (outcome.status === 'done' || outcome.status === 'unconfirmed')
    void reloadBalances(options.providers);
  return outcome.status === 'done'
    ? { ...outcome, value: { message: outcome.value as string | undefined } }
    : outcome;
}
