import type { APIContext } from 'astro';
import { CAPTCHA_PARTS, captchaSettings, WORKER_POLICY } from '../config.ts';

type PagePolicy = APIContext['csp'];
type Directive = Parameters<NonNullable<PagePolicy>['insertDirective']>[0];

/** From where the captcha shows a challenge. */
const CHALLENGE = 'https://recaptcha.google.com/recaptcha/';

/** Lets a page register the service worker, by the one policy of its address (`src/lib/browser/page/cache-page.ts`). */
export function allowWorker(csp: PagePolicy): void {
  csp?.insertDirective("worker-src 'self'");
  csp?.insertDirective(`trusted-types ${WORKER_POLICY}` as Directive);
}

/** Allows the captcha on one page, by the one policy that its first script takes (`src/inline/captcha-head.ts`). */
export function allowCaptcha(csp: PagePolicy): void {
  const loader = new URL(captchaSettings().src);
  const home = new URL('.', loader).href;
  csp?.insertScriptResource(loader.origin + loader.pathname);
  csp?.insertScriptResource(CAPTCHA_PARTS);
  csp?.insertDirective(`frame-src ${home} ${CHALLENGE}`);
  csp?.insertDirective(`connect-src ${home}`);
  csp?.insertDirective('trusted-types default' as Directive);
}
