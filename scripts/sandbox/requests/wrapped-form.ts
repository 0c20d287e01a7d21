import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Refusal } from './refusal.ts';

export type Fields = (name: string) => string;

/** A field, its pattern, and the message for the player when it does not match. */
export type FieldRule = readonly [field: string, pattern: RegExp, message: string];

/** With the country's prefix. */
export const PHONE: FieldRule = [
  'contact_no',
  /^60\d{8,15}$/,
  'Phone number must be 60 followed by 8-15 digits',
];
export const CODE: FieldRule = [
  'verification_code',
  /^[A-Z\d]{4,6}$/,
  'Verification code must be 4-6 uppercase letters or digits',
];

/**
 * Reads a form whose fields are named `add_user[username]`: gives each field by its inner name, empty when missing. Refuses with 415 another content
 * type than `type`, and with 400 a form that cannot be read or has no such field.
 * @throws Refusal with the message of the first field that breaks its rule
 */
export async function wrappedForm(
  c: Context,
  wrap: string,
  rules: readonly FieldRule[] = [],
  type = 'application/x-www-form-urlencoded',
): Promise<Fields> {
  if (!c.req.header('Content-Type')?.startsWith(type))
    throw new HTTPException(415, { message: `Expected ${type}` });
  const form = await c.req.formData().catch(() => new FormData());
  if (![...form.keys()].some((key) => key.startsWith(`${wrap}[`))) {
    throw new HTTPException(400, { message: `Expected fields named ${wrap}[…]` });
  }
  const fields = (name: string) => {
    const value = form.get(`${wrap}[${name}]`);
    return typeof value === 'string' ? value : '';
  };
  for (const [field, pattern, message] of rules)
    if (!pattern.test(fields(field))) throw new Refusal(message);
  return fields;
}

/** A file of a form that has been read; undefined where none was chosen, for which browsers send an empty one. */
export async function fileOf(c: Context, name: string): Promise<File | undefined> {
  const value = (await c.req.formData()).get(name);
  return value instanceof File && value.size > 0 ? value : undefined;
}
