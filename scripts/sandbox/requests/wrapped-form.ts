import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

export type Fields = (name: string) => string;

/**
 * Reads a form whose fields are named `add_user[username]`: gives each field by its inner name, empty when missing. Refuses with 415 another content
 * type than `type`, and with 400 a form that cannot be read or has no such field.
 */
export async function wrappedForm(c: Context, wrap: string, type = 'application/x-www-form-urlencoded'): Promise<Fields> {
  if (!c.req.header('Content-Type')?.startsWith(type)) throw new HTTPException(415, { message: `Expected ${type}` });
  const form = await c.req.formData().catch(() => new FormData());
  if (![...form.keys()].some((key) => key.startsWith(`${wrap}[`))) {
    throw new HTTPException(400, { message: `Expected fields named ${wrap}[…]` });
  }
  return (name) => {
    const value = form.get(`${wrap}[${name}]`);
    return typeof value === 'string' ? value : '';
  };
}

/** A file of a form that has been read; undefined where none was chosen, for which browsers send an empty one. */
export async function fileOf(c: Context, name: string): Promise<File | undefined> {
  const value = (await c.req.formData()).get(name);
  return value instanceof File && value.size > 0 ? value : undefined;
}
