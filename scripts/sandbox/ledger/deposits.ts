import { insert, transaction } from '../database/database.ts';
import { digestOf, newSecret } from '../database/secret.ts';
import type { Picture } from '../pictures/read-picture.ts';
import { formatSen } from './amount.ts';
import type { Books, Refusal } from './books.ts';

export interface DepositRequest {
  playerId: number;
  providerId: number;
  channelId: number;
  method: string;
  /** 0 for none. */
  promotionId: number;
  /** Sen. */
  amount: number;
  receipt: Pick<Picture, 'bytes' | 'type'> | undefined;
}

/** The payment key is for gateways. */
export type RequestDeposit = (request: DepositRequest) => Refusal | { paymentKey: string | undefined };

/** Records the request; the money moves with the decision. */
export function deposits({ database, tickets, providers }: Books): RequestDeposit {
  const channel = database.prepare('select type from deposit_channel where id = ? and method = ?');
  const promotion = database.prepare('select minimum_deposit from promotion where id = ? and bonus_percent > 0');

  function promotionProblem(id: number, amount: number): string | undefined {
    if (id === 0) return;
    const row = promotion.get(id);
    if (!row) return 'Please choose a promotion from the list';
    const minimum = Number(row['minimum_deposit']);
    return amount < minimum ? `This promotion needs a deposit of at least ${formatSen(minimum)}` : undefined;
  }

  return ({ playerId, providerId, channelId, method, promotionId, amount, receipt }) =>
    transaction(database, () => {
      const wrongProvider = providers.problem(providerId);
      if (wrongProvider) return { problem: wrongProvider };
      const type = channel.get(channelId, method)?.['type'];
      if (!type) return { problem: 'Please choose a bank, gateway or QR from the list' };
      const wrongPromotion = promotionProblem(promotionId, amount);
      if (wrongPromotion) return { problem: wrongPromotion };
      if (type === 'NORMAL_BANK' && !receipt) return { problem: 'Please add a picture of your receipt' };

      const ticketId = tickets.add({ playerId, type: 'deposit', status: 'Pending', amount, to: providerId });
      const paymentKey = type === 'PAYMENT_GATEWAY' ? newSecret() : undefined;
      insert(database, 'deposit', {
        ticket_id: ticketId,
        channel_id: channelId,
        promotion_id: promotionId || null,
        payment_key_hash: paymentKey === undefined ? null : digestOf(paymentKey),
      });
      if (receipt) insert(database, 'receipt', { ticket_id: ticketId, media_type: receipt.type, picture: receipt.bytes });
      return { paymentKey };
    });
}
