import type { Messages } from '@/content/messages/messages';
import type { DepositMethod } from '@/lib/domain/money/deposit';

/** The message keys of each method: its tab, and the label and placeholder of its channels. */
export const METHOD_TEXTS = {
  fund_transfer: { tab: 'fundTransfer', channel: 'bank', placeholder: 'bankPlaceholder' },
  payment_gateway: { tab: 'paymentGateway', channel: 'gateway', placeholder: 'gatewayPlaceholder' },
  qr_pay: { tab: 'qrPay', channel: 'qr', placeholder: 'qrPlaceholder' },
} as const satisfies Record<DepositMethod, Record<'tab' | 'channel' | 'placeholder', keyof Messages['deposit']>>;
