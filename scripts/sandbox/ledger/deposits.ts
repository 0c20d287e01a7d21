import { insertRows, transaction } from '../database/database.ts';
import { digestOf, newSecret } from '../database/secret.ts';
import type { Books, Refusal } from './books.ts';
import { promotionCheck } from './promotions.ts';
import type { StoredReceipt } from './receipt-store.ts';

export interface DepositRequest {
  playerId: number;
  providerId: number;
  channelId: number;
  method: string;
  /** 0 for none. */
  promotionId: number;
  /** Sen. */
  amount: number;
  receipt: StoredReceipt | undefined;
}

export interface Deposits {
  /** Why this deposit would be refused; undefined when it would not. */
  problem(request: Omit<DepositRequest, 'receipt'> & { hasReceipt: boolean }): string | undefined;
  /** Records the request; the money moves with the decision. The payment key is for gateways. */
  request(request: DepositRequest): Refusal | { transactionId: string; paymentKey?: string };
}

export function openDeposits({ database, now, tickets, providers }: Books): Deposits {
  const channel = database.prepare('select type from deposit_channel where id = ? and method = ?');
  const promotionProblem = promotionCheck(database, now);

  const typeOf = (channelId: number, method: string) => channel.get(channelId, method)?.['type'];

  const problem: Deposits['problem'] = ({ playerId, providerId, channelId, method, promotionId, amount, hasReceipt }) => {
    const type = typeOf(channelId, method);
    const wrongProvider = providers.problem(providerId);
    if (wrongProvider) return wrongProvider;
    if (!type) return 'Please choose a bank, gateway or QR from the list';
    return (
      promotionProblem({ playerId, promotionId, providerId, amount }) ??
      (type === 'NORMAL_BANK' && !hasReceipt ? 'Please add a picture of your receipt' : undefined)
    );
  };

  return {
    problem,
    request: (request) =>
      transaction(database, () => {
        const { playerId, providerId, channelId, method, promotionId, amount, receipt } = request;
        const refusal = problem({ ...request, hasReceipt: receipt !== undefined });
        if (refusal) return { problem: refusal };
        const { id, transactionId } = tickets.add({ playerId, type: 'deposit', status: 'Pending', amount, to: providerId });
        const paymentKey = typeOf(channelId, method) === 'PAYMENT_GATEWAY' ? newSecret() : undefined;
        insertRows(database, 'deposit', [
          {
            ticket_id: id,
            channel_id: channelId,
            promotion_id: promotionId || null,
            payment_key_hash: paymentKey === undefined ? null : digestOf(paymentKey),
          },
        ]);
        if (receipt) {
          insertRows(database, 'receipt', [{ ticket_id: id, media_type: receipt.mediaType, sha256: receipt.sha256 }]);
        }
        return { transactionId, ...(paymentKey !== undefined && { paymentKey }) };
      }),
  };
}
