import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Reads a JSON request. Refuses with 415 another content type, and with 400 anything but an object. */
export async function jsonBody(c: Context): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new HTTPException(415, { message: 'Expected JSON' });
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HTTPException(400, { message: 'Expected a JSON object' });
  return body as Record<string, unknown>;
}

/** A text field of the body; empty when it is missing or no text. */
export function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}
