import type { Fields } from './wrapped-form.ts';

/** A field, what it has to look like, and what to tell the player otherwise. */
export type FieldRule = readonly [field: string, form: RegExp, message: string];

/** With the country's prefix. */
export const PHONE: FieldRule = ['contact_no', /^60\d{8,15}$/, 'Phone number must be 60 followed by 8-15 digits'];
export const CODE: FieldRule = ['verification_code', /^[A-Z\d]{4,6}$/, 'Verification code must be 4-6 uppercase letters or digits'];

/** What is wrong with the first field that breaks its rule. */
export function brokenRule(fields: Fields, rules: readonly FieldRule[]): string | undefined {
  return rules.find(([field, form]) => !form.test(fields(field)))?.[2];
}
