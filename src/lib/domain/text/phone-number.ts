import { accountDigits } from './numbers.ts';

/** A phone number as it is sent: the digits after the country's prefix, and the prefix, which has no plus. */
export interface PhoneNumber {
  phonePrefix: string;
  phone: string;
}

/** Numbers of mobile phones by their country's prefix, without the leading 0. */
const MOBILES: Readonly<Record<string, RegExp>> = {
  60: /^1([02-46-9]\d{7}|1\d{8})$/,
  880: /^1[3-9]\d{8}$/,
};

const withoutZero = (phone: string) => phone.replace(/^0/, '');

/** What is typed, in Latin digits and without what people write between them, brackets, dots and `tel:` too. Letters and a plus stay. */
export function phoneDigits(typed: string): string {
  return accountDigits(typed).replace(/^tel:|[().]/gi, '');
}

/** Reads a phone number of Latin digits. A prefix after `+` or `00`, or before a whole mobile number of its country, replaces the chosen one; undefined if unknown. */
export function readPhoneNumber(
  { phonePrefix, phone }: PhoneNumber,
  prefixes: readonly string[],
): PhoneNumber | undefined {
  const international = /^(?:\+|00)(.*)$/.exec(phone)?.[1];
  const afterPrefix = (prefix: string) =>
    withoutZero((international ?? phone).slice(prefix.length));
  const [prefix] = prefixes
    .filter((known) => (international ?? phone).startsWith(known))
    .filter((known) => international !== undefined || MOBILES[known]?.test(afterPrefix(known)))
    .sort((a, b) => b.length - a.length);
  if (prefix !== undefined) return { phonePrefix: prefix, phone: afterPrefix(prefix) };
  return international === undefined ? { phonePrefix, phone: withoutZero(phone) } : undefined;
}

/** The one of `prefixes` whose country has such mobile numbers: `01812345678` is one of Bangladesh. Undefined where none or several have. */
export function plainPrefix(phone: string, prefixes: readonly string[]): string | undefined {
  const plain = prefixes.filter((prefix) => MOBILES[prefix]?.test(withoutZero(phone)));
  return plain.length === 1 ? plain[0] : undefined;
}

/** `+60 1712345678`. */
export function shownPhoneNumber({ phonePrefix, phone }: PhoneNumber): string {
  return `+${phonePrefix} ${phone}`;
}
