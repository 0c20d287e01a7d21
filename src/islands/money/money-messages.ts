import type gate from '@/content/messages/en/gate.json';
import type money from '@/content/messages/en/money.json';

/** Texts that all money forms share. */
export type MoneyTexts = typeof money & typeof gate;

/** Texts that each money form has of its own (spec section 8). */
export interface OutcomeTexts {
  done: string;
  failed: string;
  unconfirmed: string;
}

/** Addresses in the page's language; support is undefined where the site settings name none. */
export interface MoneyLinks {
  transactions: string;
  bank: string;
  support: string | undefined;
}
