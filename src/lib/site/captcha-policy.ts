import { CAPTCHA_PARTS, captchaSettings } from '../config.ts';

/** The part of `Astro.csp` used here. */
interface PagePolicy {
  insertScriptResource: (source: string) => void;
  insertDirective: (directive: `frame-src ${string}` | `connect-src ${string}` | 'trusted-types default') => void;
}

/** From where the captcha shows a challenge. */
const CHALLENGE = 'https://recaptcha.google.com/recaptcha/';

/**
 * Allows the captcha on one page (security.md, 1.1): its script, its frames, its calls and one Trusted Types policy, which the page's first script
 * takes (`src/lib/browser/captcha/script-policy.ts`).
 */
export function allowCaptcha(csp: PagePolicy | undefined): void {
  const loader = new URL(captchaSettings().src);
  const home = new URL('.', loader).href;
  csp?.insertScriptResource(loader.origin + loader.pathname);
  csp?.insertScriptResource(CAPTCHA_PARTS);
  csp?.insertDirective(`frame-src ${home} ${CHALLENGE}`);
  csp?.insertDirective(`connect-src ${home}`);
  csp?.insertDirective('trusted-types default');
}
