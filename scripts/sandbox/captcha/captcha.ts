import type { Handler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { newSecret } from '../database/secret.ts';

const SITE_KEY = 'sandbox';

/** Tokens that the fake captcha gives out and the form calls check. */
export function captchaTokens() {
  const unused = new Set<string>();
  return {
    create() {
      const token = newSecret();
      unused.add(token);
      return token;
    },
    /** True once for each token. */
    verify: (token: string) => unused.delete(token),
  };
}

/** `GET /recaptcha/token?k=sandbox`: a token for the widget of that site key. */
export function captchaTokenCall(tokens: ReturnType<typeof captchaTokens>): Handler {
  return (c) => {
    if (c.req.query('k') !== SITE_KEY)
      throw new HTTPException(400, { message: 'Unknown site key' });
    return c.json({ token: tokens.create() }, 200, { 'Cache-Control': 'no-store' });
  };
}
