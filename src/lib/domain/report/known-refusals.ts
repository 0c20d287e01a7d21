import { isSameMessage } from '../text/known-words.ts';
import type { MoneyKind } from './sent-request.ts';

/** A refusal whose words say which fields it is about; `backend-words.json` has them in the player's language. */
export interface KnownRefusal {
  /** `{amount}` stands for any amount. */
  words: string;
  /** Fields the refusal is about. Shown at the first; changing any of them removes it. */
  fields: readonly string[];
}

const AMOUNT: readonly KnownRefusal[] = [
  { words: 'Please enter an amount with at most two decimals', fields: ['amount'] },
  { words: 'The amount must be at least {amount}', fields: ['amount'] },
  { words: 'The amount must be at most {amount}. Please contact support for more.', fields: ['amount'] },
];
const PROVIDER: readonly KnownRefusal[] = [
  { words: 'Please choose a provider', fields: ['provider'] },
  { words: 'Please choose a provider from the list', fields: ['provider'] },
  { words: 'This provider is under maintenance. Please choose another one for now.', fields: ['provider'] },
];

/** Compared as whole messages; any other is shown above the button. */
export const KNOWN_REFUSALS: Readonly<Record<MoneyKind, readonly KnownRefusal[]>> = {
  deposit: [
    ...AMOUNT,
    ...PROVIDER,
    { words: 'Please choose a bank, gateway or QR', fields: ['channel'] },
    { words: 'Please choose a bank, gateway or QR from the list', fields: ['channel'] },
    { words: 'Please select a bank', fields: ['channel'] },
    { words: 'Please choose a promotion from the list', fields: ['promotion'] },
    { words: 'This promotion can be taken once only', fields: ['promotion'] },
    { words: 'This promotion can be taken once a week', fields: ['promotion'] },
    { words: 'This promotion can be taken once a day', fields: ['promotion'] },
    { words: 'This promotion is not for this provider', fields: ['promotion', 'provider'] },
    { words: 'This promotion needs a deposit of at least {amount}', fields: ['amount', 'promotion'] },
    { words: 'Please add a picture of your receipt', fields: ['receipt', 'channel'] },
    { words: 'Please send the receipt as a picture (JPEG, PNG, WebP, GIF or AVIF)', fields: ['receipt'] },
  ],
  withdraw: [
    ...AMOUNT,
    ...PROVIDER,
    { words: 'There is not enough credit there for this withdrawal', fields: ['amount', 'provider'] },
    { words: 'Please choose one of your bank accounts', fields: ['bank'] },
    { words: 'Please select a bank', fields: ['bank'] },
    { words: 'Please add a bank first before making a withdrawal.', fields: ['bank'] },
  ],
  transfer: [
    ...AMOUNT,
    { words: 'Please choose where the credit comes from', fields: ['from'] },
    { words: 'Please choose where the credit goes', fields: ['to'] },
    { words: 'There is not enough credit there for this transfer', fields: ['amount', 'from'] },
    {
      words: 'Cannot transfer to the same provider. Please select different providers.',
      fields: ['to', 'from'],
    },
  ],
};

/** The known refusal of such a request that a message is, whatever its case. */
export function knownRefusal(kind: MoneyKind, message: string): KnownRefusal | undefined {
  return KNOWN_REFUSALS[kind].find(({ words }) => isSameMessage(words, message));
}
