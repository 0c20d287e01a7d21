import type gate from '@/content/messages/en/gate.json';
import type money from '@/content/messages/en/money.json';

/** What every money form says. */
export type MoneyTexts = typeof money & typeof gate;

/** What each of them says in its own words (spec section 8). */
export interface OutcomeTexts {
  done: string;
  failed: string;
  unconfirmed: string;
}

/** Addresses in the page's language; support is absent where the house names none. */
export interface MoneyLinks {
  transactions: string;
  bank: string;
  support: string | undefined;
}
