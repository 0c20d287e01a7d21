import { accountDigits } from './numbers.ts';

/** A phone number as it is sent: the digits after the country's prefix, and the prefix, which has no plus. */
export interface PhoneNumber {
  phonePrefix: string;
  phone: string;
}

/** What is typed, in Latin digits and without what people write between them, brackets and dots too. Letters and a plus stay. */
export function phoneDigits(typed: string): string {
  return accountDigits(typed).replace(/[().]/g, '');
}

/** Reads a phone number of Latin digits. A prefix after `+` or `00` replaces the chosen one; undefined when it is none of `prefixes`. */
export function readPhoneNumber({ phonePrefix, phone }: PhoneNumber, prefixes: readonly string[]): PhoneNumber | undefined {
  const international = /^(?:\+|00)(.*)$/.exec(phone)?.[1];
  if (international === undefined) return { phonePrefix, phone: phone.replace(/^0/, '') };
  const [prefix] = prefixes.filter((known) => international.startsWith(known)).sort((a, b) => b.length - a.length);
  return prefix === undefined ? undefined : { phonePrefix: prefix, phone: international.slice(prefix.length).replace(/^0/, '') };
}

/** `+60 1712345678`. */
export function shownPhoneNumber({ phonePrefix, phone }: PhoneNumber): string {
  return `+${phonePrefix} ${phone}`;
}
