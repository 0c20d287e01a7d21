import { parseUrl } from '../site/address.ts';
import { externalUrl } from '../site/external-url.ts';
import type { BonusTerms } from './bonus.ts';

/** How a deposit is paid (spec section 2, Deposit), in the order of the tabs. */
export const DEPOSIT_METHODS = ['fund_transfer', 'payment_gateway', 'qr_pay'] as const;
export type DepositMethod = (typeof DEPOSIT_METHODS)[number];

/** The method of a new deposit (spec section 4). */
export const DEFAULT_METHOD = 'fund_transfer' satisfies DepositMethod;

/** Where a deposit is paid to: a bank account of the casino, a gateway or a QR code. */
export interface DepositChannel {
  id: string;
  bankName: string;
  holderName: string;
  accountNumber: string;
  type: string;
  /** Address of a QR code to scan; empty when there is none. */
  qrImage: string;
}

export interface Choice {
  id: string;
  name: string;
}

export interface DepositPromotion extends Choice {
  /** Undefined where the backend does not say it. */
  terms?: BonusTerms | undefined;
}

/** What can be chosen for a deposit at the moment (spec section 3, Deposit pre-check data). */
export interface DepositChoices {
  providers: Choice[];
  channels: Record<DepositMethod, DepositChannel[]>;
  /** The row for 'no promotion' is one of them, or nobody could deposit without one; empty when there are no promotions. */
  promotions: DepositPromotion[];
}

/** Whether the channel is a plain bank account, whose details are shown and whose deposits need a receipt (spec section 5, Deposit). */
export function isNormalBank(channel: Pick<DepositChannel, 'type'> | undefined): boolean {
  return channel?.type === 'NORMAL_BANK';
}

type Chosen = { method: DepositMethod; channel: string };

/** The chosen channel, if it is offered. */
export function channelOf(
  { method, channel }: Chosen,
  { channels }: Pick<DepositChoices, 'channels'>,
): DepositChannel | undefined {
  return channels[method].find(({ id }) => id === channel);
}

/** Whether the player pays before the deposit is sent, as to a bank account; at a gateway it is paid after that. */
export function isPaidFirst(chosen: Chosen, choices: Pick<DepositChoices, 'channels'>): boolean {
  return chosen.method !== 'payment_gateway' || isNormalBank(channelOf(chosen, choices));
}

/** The backend marks the row for a deposit without a promotion by its id 0, or by its name. */
const NO_PROMOTION = /^\s*no[\s_-]*(promo(tion)?|bonus)s?\s*$/i;

/** The row for 'no promotion'; undefined where the backend has none. */
export function findNoPromotion(promotions: readonly Choice[]): Choice | undefined {
  return (
    promotions.find(({ id }) => id === '0') ??
    promotions.find(({ name }) => NO_PROMOTION.test(name))
  );
}

/** The id of the promotion that an address asks for (`/deposit?promotion=7`): empty when it is not offered, undefined when none is asked for. */
export function requestedPromotion(
  search: string,
  promotions: readonly Choice[],
): string | undefined {
  const requested = new URLSearchParams(search).get('promotion');
  return requested ? (promotions.find(({ id }) => id === requested)?.id ?? '') : undefined;
}

/** The address of a QR code's picture, if a page may show it; a relative one is the backend's. */
export function qrPicture(text: string, backend: string): string | undefined {
  const address = text ? parseUrl(text, backend) : undefined;
  if (!address) return undefined;
  return address.origin === new URL(backend).origin
    ? address.href
    : externalUrl(address.href)?.href;
}
