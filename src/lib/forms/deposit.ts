import * as v from 'valibot';
import type messages from '../../content/messages/en/deposit.json';
import { DEPOSIT_METHODS, type DepositChoices, type DepositMethod, isNormalBank } from '../domain/money/deposit.ts';
import { Amount, Chosen } from './amount.ts';

const code = (key: keyof typeof messages) => key;

/** Each method calls its channels by another name. */
const CHANNEL_REQUIRED = {
  fund_transfer: code('bankRequired'),
  payment_gateway: code('gatewayRequired'),
  qr_pay: code('qrRequired'),
} as const satisfies Record<DepositMethod, string>;

/** Spec section 5, Deposit; what is required depends on what can be chosen (decisions, 28). */
export function depositSchema({ channels, promotions }: Pick<DepositChoices, 'channels' | 'promotions'>) {
  const isReceiptMissing = (method: DepositMethod, channel: string, receipt: Blob | undefined) =>
    !receipt && isNormalBank(channels[method].find(({ id }) => id === channel));
  return v.pipe(
    v.object({
      provider: Chosen(code('providerRequired')),
      method: v.picklist(DEPOSIT_METHODS),
      channel: v.string(),
      promotion: promotions.length > 0 ? Chosen(code('promotionRequired')) : v.string(),
      amount: Amount,
      receipt: v.optional(v.blob()),
    }),
    v.forward(
      v.partialCheck(
        [['method'], ['channel']],
        ({ method, channel }) => channels[method].some(({ id }) => id === channel),
        ({ input }) => CHANNEL_REQUIRED[input.method],
      ),
      ['channel'],
    ),
    v.forward(
      v.partialCheck(
        [['method'], ['channel'], ['receipt']],
        ({ method, channel, receipt }) => !isReceiptMissing(method, channel, receipt),
        code('receiptRequired'),
      ),
      ['receipt'],
    ),
  );
}
export type DepositFields = v.InferInput<ReturnType<typeof depositSchema>>;
export type Deposit = v.InferOutput<ReturnType<typeof depositSchema>>;
