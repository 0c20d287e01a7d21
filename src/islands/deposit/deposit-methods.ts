import type { Messages } from '@/content/messages/messages';
import type { DepositMethod } from '@/lib/domain/money/deposit';

/** The message keys of each method: its tab, and the label of its channels. */
export const METHOD_TEXTS = {
  fund_transfer: { tab: 'fundTransfer', channel: 'bank' },
  payment_gateway: { tab: 'paymentGateway', channel: 'gateway' },
  qr_pay: { tab: 'qrPay', channel: 'qr' },
} as const satisfies Record<DepositMethod, Record<'tab' | 'channel', keyof Messages['deposit']>>;
