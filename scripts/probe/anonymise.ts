import { createHash } from 'node:crypto';

/** What may stay as it is in an answer about a player: words of the backend that say nothing about who it is. */
const KEPT = new Set([
  'success',
  'message',
  'error',
  'type',
  'status',
  'provider',
  'from_provider',
  'to_provider',
  'provider_name',
  'provider_id',
  'bank_id',
  'bank_name',
  'is_default',
  'bonus_title',
  'promotion_name',
  'total_record',
  'current_page',
]);

/** A text of the same form: a digit for a digit, a letter for a letter, so that patterns and lengths hold. Equal texts stay equal. */
function disguised(text: string, secret: Buffer): string {
  const bytes = createHash('shake256', { outputLength: Math.max(1, text.length) })
    .update(secret)
    .update(text)
    .digest();
  let index = 0;
  return text.replaceAll(/[\p{L}\p{M}\d]/gu, (character) => {
    const byte = bytes[index++ % bytes.length] ?? 0;
    if (/\d/.test(character)) return String(byte % 10);
    const letter = String.fromCharCode(97 + (byte % 26));
    return character === character.toLowerCase() ? letter : letter.toUpperCase();
  });
}

/**
 * An answer about a player without the player: every text and number of a field that is not on the list above is replaced by one of its form.
 * @param secret keeps the same value the same over several answers
 */
export function anonymise(value: unknown, secret: Buffer, name = ''): unknown {
  if (KEPT.has(name) && typeof value !== 'object') return value;
  if (typeof value === 'string') return disguised(value, secret);
  if (typeof value === 'number') return Number(disguised(String(value), secret).replace(/^(-?)0+(?=\d)/, '$1'));
  if (Array.isArray(value)) return value.map((item) => anonymise(item, secret, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, anonymise(item, secret, key)]));
}
