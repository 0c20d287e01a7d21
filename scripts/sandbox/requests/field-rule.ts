import { Refusal } from './refusal.ts';
import type { Fields } from './wrapped-form.ts';

/** A field, its pattern, and the message for the player when it does not match. */
export type FieldRule = readonly [field: string, pattern: RegExp, message: string];

/** With the country's prefix. */
export const PHONE: FieldRule = ['contact_no', /^60\d{8,15}$/, 'Phone number must be 60 followed by 8-15 digits'];
export const CODE: FieldRule = ['verification_code', /^[A-Z\d]{4,6}$/, 'Verification code must be 4-6 uppercase letters or digits'];

/** @throws Refusal with the message of the first field that breaks its rule */
export function checkFields(fields: Fields, rules: readonly FieldRule[]): void {
  for (const [field, pattern, message] of rules) if (!pattern.test(fields(field))) throw new Refusal(message);
}
