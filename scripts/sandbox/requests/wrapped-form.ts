import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

export type Fields = (name: string) => string;

/** Reads `add_user[username]=…`: each field without its wrapping, as it was sent; empty when missing. 415 without the form's content type, 400 without a field so wrapped. */
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
