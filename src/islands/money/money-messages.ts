import type { Messages } from '@/content/messages/messages';
import type { CalloutContent } from '../ui/Callout';
import type { Elements } from '../ui/jsx/jsx-runtime';

/** Texts that all money forms share. */
export type MoneyTexts = Messages['money'] & Messages['gate'];

type OwnTexts = keyof Messages['deposit'] & keyof Messages['withdraw'] & keyof Messages['transfer'];

/** The same with those that each of the forms has of its own (spec section 8). */
export type FormTexts = MoneyTexts & Record<OwnTexts, string>;

/** Addresses in the page's language; support is undefined where the site settings name none. */
export interface MoneyLinks {
  home: string;
  transactions: string;
  bank: string;
  support: string | undefined;
}

/** What the page of a form whose own texts are loaded later gives it. */
export interface LateFormProps {
  messages: Messages['gate'];
  links: MoneyLinks;
}

/** What a form shows about a request. */
export interface MoneyNotice extends CalloutContent {
  /** What the player can do next, as a link or button under the text. */
  next?: 'transactions' | 'reload' | 'send' | 'support';
}

/** What a result shows as long as its request is not decided: what is open, and the player's next step. */
export interface OpenStep {
  state: string;
  link: Elements;
}
