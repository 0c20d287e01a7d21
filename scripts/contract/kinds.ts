import type { SentKind } from '../../src/lib/api/wire/lenient-fields.ts';
import { LANGUAGES } from '../../src/lib/config.ts';

/** The kinds of values that many answers share. */
export const KINDS = {
  text: { type: ['string', 'number', 'null'], description: 'A text, or a number that is shown as one. It may be missing, null or empty.' },
  requiredText: { type: ['string', 'number'], minLength: 1, description: 'An id or a name, without which the row is left out.' },
  decimal: {
    type: ['string', 'number'],
    pattern: String.raw`^-?\d+(\.\d+)?$`,
    description: 'An amount in major units. Send it as a decimal text: numbers lose digits in JSON, and a comma is not a decimal point.',
  },
  balance: {
    anyOf: [{ $ref: '#/components/schemas/Decimal' }, { const: false }],
    description: 'An amount, or false while the provider is under maintenance.',
  },
  count: { type: ['string', 'integer', 'null'], pattern: String.raw`^\d+$`, description: 'A whole number from 0 up.' },
  flag: { enum: ['0', '1', 0, 1, true, false, 'true', 'false', null], description: 'Yes or no. Send `"0"` or `"1"`.' },
  message: {
    anyOf: [{ type: ['string', 'null'] }, { type: 'array', items: { type: 'string' } }, { type: 'object' }],
    description: 'Words for the player, shown as plain text: one text, a list of texts, or texts by field.',
  },
  languageTexts: {
    anyOf: [
      { type: 'object', additionalProperties: { type: ['string', 'null'] } },
      { type: 'array', items: { type: 'object', properties: { language: { type: 'string' }, content: { type: ['string', 'null'] } } } },
      { type: ['string', 'null'] },
    ],
    description: `Texts by language (${LANGUAGES.join(', ')}), as a map or a list. One text alone is in the site's first language.`,
  },
} as const satisfies Record<SentKind, unknown>;

/** The name of a kind in the contract: `LanguageTexts`. */
export function kindName(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** Where the contract describes a kind. */
export function kindReference(kind: SentKind): { $ref: string } {
  return { $ref: `#/components/schemas/${kindName(kind)}` };
}
