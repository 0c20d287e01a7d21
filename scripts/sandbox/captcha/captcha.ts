import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { newSecret } from '../database/secret.ts';
import type { Stores } from '../stores/stores.ts';

const SITE_KEY = 'sandbox';

/** `GET /recaptcha/token?k=sandbox`: a token for the widget of that site key. */
export function captchaTokenCall({ captchaTokens }: Stores): Handler {
  return (c) => {
    if (c.req.query('k') !== SITE_KEY)
      throw new HTTPException(400, { message: 'Unknown site key' });
    const token = newSecret();
    captchaTokens.add(token);
    return c.json({ token }, 200, { 'Cache-Control': 'no-store' });
  };
}
