import type { Messages } from '@/content/messages/messages';

/** Texts that all money forms share. */
export type MoneyTexts = Messages['money'] & Messages['gate'];

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
