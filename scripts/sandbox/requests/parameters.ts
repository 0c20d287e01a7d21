import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** A whole number from 0 in the query. Without `fallback` it has to be there. Anything else is refused with 400. */
export function numberParameter(c: Context, name: string, fallback?: number): number {
  const text = c.req.query(name);
  if (text === undefined && fallback !== undefined) return fallback;
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new HTTPException(400, { message: `${name}: expected a whole number` });
  return Number(text);
}

/** There is one currency (spec section 9): a call that forgets to name it is a mistake of the client's. */
export const inItsCurrency: MiddlewareHandler = async (c, next) => {
  if (c.req.query('currency_id') !== '1') throw new HTTPException(400, { message: 'currency_id: expected 1' });
  await next();
};
