import { captchaSettings } from '../config.ts';

/** The part of `Astro.csp` used here. */
interface PagePolicy {
  insertScriptResource: (source: string) => void;
  insertDirective: (directive: `frame-src ${string}` | `connect-src ${string}` | 'trusted-types default') => void;
}

/** From where the captcha's script loads its parts, and from where it shows a challenge. */
const PARTS = 'https://www.gstatic.com/recaptcha/';
const CHALLENGE = 'https://recaptcha.google.com/recaptcha/';

/** Allows the captcha on one page (security.md, 1.1): its script, its frames, its calls and one Trusted Types policy. */
export function allowCaptcha(csp: PagePolicy | undefined): void {
  const home = new URL('.', captchaSettings().src).href;
  csp?.insertScriptResource(home);
  csp?.insertScriptResource(PARTS);
  csp?.insertDirective(`frame-src ${home} ${CHALLENGE}`);
  csp?.insertDirective(`connect-src ${home}`);
  csp?.insertDirective('trusted-types default');
}
