import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_SITE } from '../../../scripts/test/test-site.ts';
import { CAPTCHA_PARTS } from '../../../src/lib/config.ts';
import { holdRequests } from '../fixtures/requests.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';

/** The pages with a captcha; other languages have the same policy. */
const PAGES = ['/register', '/bd/forgot_password'];
const CAPTCHA = '**/recaptcha/api.js?*';

declare global {
  interface Window {
    injected: {
      /** Tries to get around Trusted Types, and says what it could do. */
      attempts: () => string[];
      /** What it could do as the page's first script. */
      atFirst: string[];
    };
    grecaptcha?: object;
  }
}

// What is tried here is refused, and the browser reports that.
const REFUSED =
  /policy violation: (require-)?trusted-types|console error: .*(Trusted(Type|HTML|Script)|trusted-types)/;

/** The text of a script that an attacker brought into the page. */
function injectedScript(): string {
  return `window.injected = { attempts: ${attempts} }; window.injected.atFirst = window.injected.attempts();`;
}

function attempts(): string[] {
  const done: string[] = [];
  const attempt = (what: string, run: () => unknown) => {
    try {
      run();
      done.push(what);
    } catch (error) {
      if ((error as Error).name !== 'TypeError') done.push(`${what}: ${error}`);
    }
  };
  const pass = (text: string) => text;
  const rules = { createHTML: pass, createScript: pass, createScriptURL: pass };
  type Realm = { trustedTypes: { createPolicy: (name: string, rules: object) => object } };
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  for (const [place, realm] of Object.entries({ page: window, frame: frame.contentWindow }))
    for (const name of ['default', 'captcha', 'goog#html'])
      attempt(`makes the policy ${name} in the ${place}`, () =>
        (realm as unknown as Realm).trustedTypes.createPolicy(name, rules),
      );
  frame.remove();
  attempt('sets HTML', () => {
    document.createElement('div').innerHTML = '<p>';
  });
  attempt('sets the text of a script', () => {
    document.createElement('script').text = '1';
  });
  for (const address of [
    '/other.js',
    'https://www.gstatic.com/recaptcha/about/x.js',
    'https://evil.example/x.js',
  ]) {
    attempt(`loads ${address}`, () => {
      document.createElement('script').src = address;
    });
  }
  return done;
}

/** Puts the injected script where the first script after the page's own policy could be. */
async function inject(page: Page, path: string): Promise<void> {
  const html = readFileSync(join(TEST_SITE.folder, `${path}.html`), 'utf8');
  const policy = '<meta http-equiv="content-security-policy"';
  const place = html.indexOf('>', html.lastIndexOf(policy)) + 1;
  await page.route('**/injected.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: injectedScript() }),
  );
  const body = `${html.slice(0, place)}<script src="/injected.js"></script>${html.slice(place)}`;
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

const attemptAgain = (page: Page) => page.evaluate(() => window.injected.attempts());

test.describe('an injected script', () => {
  test.use({ expectedFaults: REFUSED });
  for (const path of PAGES) {
    test(`makes no Trusted Types policy on ${path}, before the captcha, while it loads or after`, async ({
      page,
    }) => {
      await inject(page, path);
      const release = await holdRequests(page, CAPTCHA);
      await page.goto(path);
      await waitForIslands(page);
      expect(await page.evaluate(() => window.injected.atFirst)).toEqual([]);

      const requested = page.waitForRequest(CAPTCHA);
      await page.getByRole('main').getByRole('textbox').first().focus();
      await requested;
      expect(await attemptAgain(page)).toEqual([]);

      release();
      await page.waitForFunction(() => 'getResponse' in (window.grecaptcha ?? {}));
      expect(await attemptAgain(page)).toEqual([]);
    });
  }
});

test.describe('a loader like Google’s, which sets the address of its second script as text', () => {
  test.use({
    expectedFaults:
      /request leaving this machine: https:\/\/www\.gstatic\.com\/recaptcha\/releases\//,
  });

  test('is let through', { tag: '@gate' }, async ({ page, open }) => {
    const loader = `{
      const queue = (window.queue = []);
      window.grecaptcha = { ready: (run) => queue.push(run) };
      const script = document.createElement('script');
      script.src = '${CAPTCHA_PARTS}a1/recaptcha__en.js';
      document.head.append(script);
    }`;
    const part = `
      Object.assign(grecaptcha, { render: (element) => { element.id = 'widget'; return 0; }, execute() {}, reset() {} });
      for (const run of window.queue) run();`;
    await page.route(CAPTCHA, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: loader }),
    );
    await page.route(`${CAPTCHA_PARTS}**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: part }),
    );
    await open('/forgot_password');
    await page.getByRole('main').getByRole('textbox').first().focus();
    await expect(page.locator('#widget')).toBeAttached();
  });
});
