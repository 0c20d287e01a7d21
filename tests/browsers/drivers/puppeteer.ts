import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type BrowserContext, type ElementHandle, type Page, type SupportedBrowser } from 'puppeteer-core';
import { type Driver, POLL_MS, SCREEN, WAIT_MS } from './driver.ts';

const ARGUMENTS: Record<SupportedBrowser, string[]> = {
  chrome: ['--no-sandbox', '--disable-gpu'],
  firefox: [`--width=${SCREEN.width}`, `--height=${SCREEN.height}`],
};

/** Chromium 103, and Firefox by WebDriver BiDi. */
export async function startPuppeteer(name: SupportedBrowser, executablePath: string): Promise<Driver> {
  const isChrome = name === 'chrome';
  const headless = isChrome ? 'shell' : true;
  const options = { browser: name, executablePath, headless, args: ARGUMENTS[name], defaultViewport: null } as const;
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;
  let page: Page;
  const start = async (mayRunScripts: boolean) => {
    await context?.close();
    if (!isChrome || !browser) {
      await browser?.close();
      // Firefox ESR reads this when it starts.
      browser = await puppeteer.launch({ ...options, extraPrefsFirefox: { 'javascript.enabled': mayRunScripts } });
    }
    context = await browser.createBrowserContext();
    page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    if (!isChrome) return;
    await page.setViewport({ ...SCREEN, isMobile: true, hasTouch: true });
    await page.setJavaScriptEnabled(mayRunScripts);
  };
  await start(true);
  // Puppeteer's own waiting runs in the page, which may not run scripts.
  const find = async (selector: string) => {
    const end = Date.now() + WAIT_MS;
    while (Date.now() < end) {
      const element = await page.$(selector).catch(() => undefined);
      if (await element?.isVisible().catch(() => false)) return element as ElementHandle;
      await setTimeout(POLL_MS);
    }
    throw new Error(`${selector} is not seen`);
  };
  return {
    async open(address) {
      const load = () => page.goto(address, { waitUntil: 'domcontentloaded' });
      // Firefox stops with this error when the page before is still leading elsewhere.
      await load().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return page.url() === address ? undefined : load().catch(() => undefined);
      });
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    async tap(selector) {
      const element = await find(selector);
      const { x, y } = await element.evaluate(middleOf);
      await page.mouse.click(x, y);
    },
    type: async (selector, text) => (await find(selector)).type(text),
    async upload(selector, file) {
      const field = await page.$(selector);
      await (field as Awaited<ReturnType<Page['$']>> & { uploadFile: (path: string) => Promise<void> }).uploadFile(file);
    },
    tabs: async () => ((await browser?.pages()) ?? []).map((tab) => tab.url()),
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    restartWithoutScript: () => start(false),
    close: async () => browser?.close(),
  };
}

/** Where to tap an element, once it is in view. Puppeteer's own click waits for an observer in the page, which never answers without script. */
function middleOf(target: Element): { x: number; y: number } {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
