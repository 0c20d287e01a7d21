import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

export type Fields = (name: string) => string;

/**
 * Reads a form whose fields are named `add_user[username]`: gives each field by its inner name, empty when missing. Refuses with 415 another content
 * type, and with 400 a form without such a field.
 */
export async function wrappedForm(c: Context, wrap: string): Promise<Fields> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw new HTTPException(415, { message: 'Expected a form' });
  }
  const form = new URLSearchParams(await c.req.text());
  if (![...form.keys()].some((key) => key.startsWith(`${wrap}[`))) {
    throw new HTTPException(400, { message: `Expected fields named ${wrap}[…]` });
  }
  return (name) => form.get(`${wrap}[${name}]`) ?? '';
}
