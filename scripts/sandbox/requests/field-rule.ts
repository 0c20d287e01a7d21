import type { Fields } from './wrapped-form.ts';

/** A field, its pattern, and the message for the player when it does not match. */
export type FieldRule = readonly [field: string, pattern: RegExp, message: string];

/** With the country's prefix. */
export const PHONE: FieldRule = ['contact_no', /^60\d{8,15}$/, 'Phone number must be 60 followed by 8-15 digits'];
export const CODE: FieldRule = ['verification_code', /^[A-Z\d]{4,6}$/, 'Verification code must be 4-6 uppercase letters or digits'];

/** The message of the first field that breaks its rule. */
export function firstError(fields: Fields, rules: readonly FieldRule[]): string | undefined {
  return rules.find(([field, pattern]) => !pattern.test(fields(field)))?.[2];
}
