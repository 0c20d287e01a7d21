import type { Handler } from 'hono';
import { insert } from '../../database/database.ts';
import { newSecret } from '../../database/secret.ts';
import { formatSen, parseAmount } from '../../money/amount.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { Refusal } from '../../requests/refusal.ts';
import { type FieldRule, fileOf, wrappedForm } from '../../requests/wrapped-form.ts';
import type { Stores } from '../../stores/stores.ts';

const RULES: readonly FieldRule[] = [
  ['provider_id', /^\d{1,9}$/, 'Please choose a provider'],
  ['deposit_method', /^(fund_transfer|payment_gateway|qr_pay)$/, 'Please choose how you pay'],
  ['deposit_bank_id', /^\d{1,9}$/, 'Please choose a bank, gateway or QR'],
  ['promotion_id', /^\d{0,9}$/, 'Please choose a promotion from the list'],
];
/** What browsers and phones make. SVG is left out, since it can carry scripts. */
const PICTURE = /^image\/(jpeg|png|webp|gif|avif)$/;

/** `POST /api/v1/user/add-deposit`. The money comes with the decision. A gateway answers with the `url` of its payment page. */
export function addDepositCall({ database, accounts, tickets }: Stores): Handler<PlayerEnv> {
  const channel = database.prepare('select type from deposit_channel where id = ? and method = ?');
  const promotion = database.prepare(
    'select minimum_deposit from promotion where id = ? and bonus_percent > 0',
  );

  function checkPromotion(id: number, amount: number): void {
    if (id === 0) return;
    const row = promotion.get(id);
    if (!row) throw new Refusal('Please choose a promotion from the list');
    const minimum = Number(row['minimum_deposit']);
    if (amount < minimum)
      throw new Refusal(`This promotion needs a deposit of at least ${formatSen(minimum)}`);
  }

  return async (c) => {
    const fields = await wrappedForm(c, 'add_deposit', RULES, 'multipart/form-data');
    const amount = parseAmount(fields('deposit_amount'));
    const receipt = await fileOf(c, 'add_deposit[receipt]');
    if (receipt && !PICTURE.test(receipt.type))
      throw new Refusal('Please send the receipt as a picture (JPEG, PNG, WebP, GIF or AVIF)');
    const [to, channelId, promotionId] = ['provider_id', 'deposit_bank_id', 'promotion_id'].map(
      (name) => Number(fields(name)),
    ) as [number, number, number];
    accounts.assertOpen(to);
    const type = channel.get(channelId, fields('deposit_method'))?.['type'];
    if (!type) throw new Refusal('Please choose a bank, gateway or QR from the list');
    checkPromotion(promotionId, amount);
    if (type === 'NORMAL_BANK' && !receipt)
      throw new Refusal('Please add a picture of your receipt');

    const picture = receipt && new Uint8Array(await receipt.arrayBuffer());
    const paymentKey = type === 'PAYMENT_GATEWAY' ? newSecret() : undefined;
    const ticket_id = tickets.add({
      playerId: c.get('playerId'),
      type: 'deposit',
      status: 'Pending',
      amount,
      to,
    });
    insert(database, 'deposit', {
      ticket_id,
      channel_id: channelId,
      promotion_id: promotionId || null,
      payment_key: paymentKey,
    });
    if (picture) insert(database, 'receipt', { ticket_id, media_type: receipt.type, picture });
    return c.json({
      success: true,
      ...(paymentKey !== undefined && { url: `${new URL(c.req.url).origin}/pay/${paymentKey}` }),
    });
  };
}
