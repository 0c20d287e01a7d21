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
  const said: string[] = [];
  Object.assign(window, { fetch, loaded: () => said.push('loaded') });
  const script = window.document.createElement('script');
  script.src = `${url}/recaptcha/api.js?${query}`;
  window.document.body.append(script);
  await once(script, 'load');
  const parameters = {
    sitekey: 'sandbox',
    size: 'invisible',
    callback: (token: string) => said.push(`token ${token.length}`),
    'error-callback': () => said.push('error'),
    'expired-callback': () => said.push('expired'),
  };
  return { window, captcha: window.grecaptcha, said, parameters };
}
