import { externalUrl } from '../site/external-url.ts';

/** How a deposit is paid (spec section 2, Deposit), in the order of the tabs. */
export const DEPOSIT_METHODS = ['fund_transfer', 'payment_gateway', 'qr_pay'] as const;
export type DepositMethod = (typeof DEPOSIT_METHODS)[number];

/** Spec section 4: what a new deposit starts with. */
export const DEFAULT_METHOD = 'fund_transfer' satisfies DepositMethod;

/** Where the money of a deposit goes: a bank account of the house, a gateway or a QR. */
export interface DepositChannel {
  id: string;
  bankName: string;
  holderName: string;
  accountNumber: string;
  type: string;
  /** Address of a QR to scan; empty where there is none. */
  qrImage: string;
}

export interface Choice {
  id: string;
  name: string;
}

/** What can be chosen for a deposit, as the backend says just now (spec section 3, Deposit pre-check data). */
export interface DepositChoices {
  providers: Choice[];
  channels: Record<DepositMethod, DepositChannel[]>;
  /** With its own row for 'no promotion'; empty where the house has none (decisions, 28). */
  promotions: Choice[];
}

/** A plain bank account: its details are shown, and a receipt is asked for (spec section 5, Deposit). */
export function isNormalBank(channel: Pick<DepositChannel, 'type'> | undefined): boolean {
  return channel?.type === 'NORMAL_BANK';
}

/** What was chosen before a reload, as far as it can still be chosen. */
export function restoreChoices(draft: Record<string, string>, { providers, channels, promotions }: DepositChoices) {
  const among = (choices: readonly { id: string }[], name: string) => choices.find(({ id }) => id === draft[name])?.id ?? '';
  const method = DEPOSIT_METHODS.find((name) => name === draft['method']) ?? DEFAULT_METHOD;
  return {
    provider: among(providers, 'provider'),
    method,
    channel: among(channels[method], 'channel'),
    promotion: among(promotions, 'promotion'),
    amount: draft['amount'] ?? '',
  };
}

/** The promotion that an address asks for (`/deposit?promotion=7`; decisions, 22), if it is offered. */
export function requestedPromotion(search: string, promotions: readonly Choice[]): string {
  const wanted = new URLSearchParams(search).get('promotion');
  return promotions.find(({ id }) => id === wanted)?.id ?? '';
}

/** The picture of a QR, as an address that a page may show; a relative one lies at the backend. */
export function qrPicture(text: string, backend: string): string | undefined {
  if (!text || !URL.canParse(text, backend)) return undefined;
  const address = new URL(text, backend);
  return address.origin === new URL(backend).origin ? address.href : externalUrl(address.href)?.href;
}
