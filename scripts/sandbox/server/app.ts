import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { accountCalls } from '../calls/account/account-calls.ts';
import { siteCalls } from '../calls/site/site-calls.ts';
import { walletCalls } from '../calls/wallet/wallet-calls.ts';
import { deskCalls } from '../desk/desk.ts';
import { deskGuard } from '../desk/desk-guard.ts';
import type { Site } from '../desk/webhook.ts';
import { gameCalls } from '../pages/game-calls.ts';
import { paymentCalls } from '../pages/payment-calls.ts';
import type { PlayerEnv } from '../requests/bearer.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Stores } from '../stores/stores.ts';
import { inPlayersLanguage } from './players-language.ts';

/** The longest that Chromium accepts. */
const PREFLIGHT_MAX_AGE_SECONDS = 7200;
/** Of the desk, the pages and the captcha, by their addresses. */
const FILES = {
  '/desk/desk.js': 'desk/desk.js',
  '/pages.css': 'pages/pages.css',
  '/recaptcha/api.js': 'captcha/api.js',
};
/** Calls that say in `error` why they refuse, where others have `message`. */
const IN_ERROR = ['/api/v1/register', '/api/v1/edit-user'];

interface AppParts {
  stores: Stores;
  /** Origins of sites whose scripts may call. */
  origins: readonly string[];
  /** The site that the desk notifies of content changes. */
  site: Site;
  log: (line: string) => void;
}

/** The backend's HTTP API. Every failure is answered as `{ success: false, message }`. */
export function sandboxApp({ stores, origins, site, log }: AppParts): Hono<PlayerEnv> {
  const app = new Hono<PlayerEnv>();
  // Without the query, which can carry tokens.
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    log(
      `${c.req.method} ${new URL(c.req.url).pathname} ${c.res.status} ${Math.round(performance.now() - start)} ms`,
    );
  });
  app.use(stores.requests.middleware);
  // Before CORS, because no other origin may use the desk, not even the site.
  app.use('/desk/*', deskGuard);
  app.use(
    cors({
      origin: [...origins],
      allowMethods: ['GET', 'HEAD', 'POST'],
      allowHeaders: ['Authorization', 'Content-Type', 'RefCode'],
      exposeHeaders: ['Date', 'Retry-After'],
      maxAge: PREFLIGHT_MAX_AGE_SECONDS,
    }),
  );
  // A browser refuses a 304 without its CORS header.
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'Access-Control-Allow-Origin'] }));

  for (const [path, file] of Object.entries(FILES))
    app.get(path, serveStatic({ path: pathOf(file) }));
  app.get(
    '/media/*',
    serveStatic({
      root: pathOf('data/pictures'),
      rewriteRequestPath: (path) => path.replace('/media', ''),
    }),
  );
  app.route('/', siteCalls(stores));
  app.route('/', accountCalls(stores));
  app.route('/', walletCalls(stores));
  app.route('/desk', deskCalls(stores, site));
  app.route('/play', gameCalls(stores));
  app.route('/pay', paymentCalls(stores));

  app.notFound((c) => c.json({ success: false, message: 'Not found' }, 404));
  app.onError((error, c) => {
    const refuse = (status: HTTPException['status'], words: string, field = 'message') =>
      c.json({ success: false, [field]: inPlayersLanguage(c, words) }, status);
    if (error instanceof Refusal)
      return refuse(200, error.message, IN_ERROR.includes(c.req.path) ? 'error' : 'message');
    if (error instanceof HTTPException) return refuse(error.status, error.message);
    log(error.stack ?? String(error));
    return refuse(500, 'Internal server error');
  });
  return app;
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}
