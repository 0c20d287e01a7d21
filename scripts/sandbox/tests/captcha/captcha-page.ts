import { once } from 'node:events';
import { JSDOM, VirtualConsole } from 'jsdom';
import { onTestFinished } from 'vitest';

interface Captcha {
  ready(callback: () => void): void;
  render(container: unknown, parameters?: object): number;
  execute(widget?: number): void;
  reset(widget?: number): void;
  getResponse(widget?: number): string;
}

type CaptchaWindow = Pick<Window, 'document' | 'close'> & { grecaptcha: Captcha; setTimeout: typeof setTimeout };

/** A page that has loaded the captcha's script from the sandbox at `url`, as the site does. */
export async function pageWith(url: string, query = 'render=explicit&trustedtypes=true') {
  const { window } = new JSDOM<CaptchaWindow>('<!doctype html><body><div id="box"></div></body>', {
    url: 'http://localhost:4321/register',
    runScripts: 'dangerously',
    resources: 'usable',
    virtualConsole: new VirtualConsole(),
  });
  onTestFinished(() => window.close());
  const events: string[] = [];
  Object.assign(window, { fetch, loaded: () => events.push('loaded') });
  const script = window.document.createElement('script');
  script.src = `${url}/recaptcha/api.js?${query}`;
  window.document.body.append(script);
  await once(script, 'load');
  const parameters = {
    sitekey: 'sandbox',
    size: 'invisible',
    callback: (token: string) => events.push(`token ${token.length}`),
    'error-callback': () => events.push('error'),
    'expired-callback': () => events.push('expired'),
  };
  return { window, captcha: window.grecaptcha, events, parameters };
}
