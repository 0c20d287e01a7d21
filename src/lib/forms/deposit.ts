import * as v from 'valibot';
import {
  DEPOSIT_METHODS,
  type DepositChoices,
  type DepositMethod,
  isNormalBank,
} from '../domain/money/deposit.ts';
import { Amount } from './amount.ts';
import { forward, RequiredText } from './fields.ts';

/** Each method calls its channels by another name. */
const CHANNEL_REQUIRED = {
  fund_transfer: 'bankRequired',
  payment_gateway: 'gatewayRequired',
  qr_pay: 'qrRequired',
} as const satisfies Record<DepositMethod, string>;

/** What was chosen while there was a choice is not sent. */
const NoChoice = v.pipe(
  v.string(),
  v.transform(() => ''),
);

/** Spec section 5, Deposit; what is required depends on what can be chosen. */
export function depositSchema({
  channels,
  promotions,
}: Pick<DepositChoices, 'channels' | 'promotions'>) {
  const isReceiptMissing = (method: DepositMethod, channel: string, receipt: Blob | undefined) =>
    !receipt && isNormalBank(channels[method].find(({ id }) => id === channel));
  return v.pipe(
    v.object({
      provider: RequiredText('providerRequired'),
      method: v.picklist(DEPOSIT_METHODS),
      channel: v.string(),
      promotion: promotions.length > 0 ? RequiredText('promotionRequired') : NoChoice,
      amount: Amount,
      receipt: v.optional(v.blob()),
    }),
    forward(
      v.partialCheck(
        [['method'], ['channel']],
        ({ method, channel }) => channels[method].some(({ id }) => id === channel),
        ({ input }) => CHANNEL_REQUIRED[input.method],
      ),
      'channel',
    ),
    forward(
      v.partialCheck(
        [['method'], ['channel'], ['receipt']],
        ({ method, channel, receipt }) => !isReceiptMissing(method, channel, receipt),
        'receiptRequired',
      ),
      'receipt',
    ),
  );
}
export type DepositSchema = ReturnType<typeof depositSchema>;
export type DepositFields = v.InferInput<DepositSchema>;
export type Deposit = v.InferOutput<DepositSchema>;
