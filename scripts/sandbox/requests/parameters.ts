import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Reads a whole number from the query. Refuses anything else with 400. */
export function numberParameter(c: Context, name: string): number {
  const text = c.req.query(name) ?? '';
  if (!/^\d{1,9}$/.test(text))
    throw new HTTPException(400, { message: `${name}: expected a whole number` });
  return Number(text);
}

/** Requires the one currency there is, so that a client that forgets it is noticed. */
export const requireCurrency: MiddlewareHandler = async (c, next) => {
  if (c.req.query('currency_id') !== '1')
    throw new HTTPException(400, { message: 'currency_id: expected 1' });
  await next();
};
