import type { Handler } from 'hono';
import { parseAmount } from '../../ledger/amount.ts';
import type { RequestDeposit } from '../../ledger/deposits.ts';
import { readPicture } from '../../pictures/read-picture.ts';
import type { PlayerEnv } from '../../requests/bearer.ts';
import { type FieldRule, firstError } from '../../requests/field-rule.ts';
import { fileOf, wrappedForm } from '../../requests/wrapped-form.ts';

const RULES: readonly FieldRule[] = [
  ['provider_id', /^\d{1,9}$/, 'Please choose a provider'],
  ['deposit_method', /^(fund_transfer|payment_gateway|qr_pay)$/, 'Please choose how you pay'],
  ['deposit_bank_id', /^\d{1,9}$/, 'Please choose a bank, gateway or QR'],
  ['promotion_id', /^\d{0,9}$/, 'Please choose a promotion from the list'],
];

/** `POST /api/v1/user/add-deposit`. A gateway answers with the `url` of its payment page. */
export function addDepositCall(deposit: RequestDeposit): Handler<PlayerEnv> {
  return async (c) => {
    const fields = await wrappedForm(c, 'add_deposit', 'multipart/form-data');
    const refuse = (message: string) => c.json({ success: false, message });
    const problem = firstError(fields, RULES);
    if (problem) return refuse(problem);
    const amount = parseAmount(fields('deposit_amount'));
    if ('problem' in amount) return refuse(amount.problem);

    const file = await fileOf(c, 'add_deposit[receipt]');
    const receipt = file && (await readPicture(file));
    if (file && !receipt) return refuse('Please send the receipt as a picture (JPEG, PNG, WebP, GIF or AVIF)');
    const requested = deposit({
      playerId: c.get('playerId'),
      providerId: Number(fields('provider_id')),
      channelId: Number(fields('deposit_bank_id')),
      method: fields('deposit_method'),
      promotionId: Number(fields('promotion_id')),
      amount: amount.sen,
      receipt,
    });
    if ('problem' in requested) return refuse(requested.problem);
    const { paymentKey } = requested;
    return c.json({ success: true, ...(paymentKey !== undefined && { url: `${new URL(c.req.url).origin}/pay/${paymentKey}` }) });
  };
}
