import { setTimeout } from 'node:timers/promises';
import puppeteer, { type ElementHandle, type SupportedBrowser } from 'puppeteer-core';

/** The screen of a cheap phone. */
const SCREEN = { width: 360, height: 740 };
/** How long something may take to come. */
const WAIT_MS = 15_000;
/** How often it is looked for until then. */
const POLL_MS = 100;

const ARGUMENTS: Record<SupportedBrowser, string[]> = {
  chrome: ['--no-sandbox', '--disable-gpu'],
  firefox: [`--width=${SCREEN.width}`, `--height=${SCREEN.height}`],
};

/**
 * Looks for something until it is there, also over a page that is left meanwhile.
 * @throws Error with `what` when it does not come in time
 */
export async function until<Found>(
  what: string,
  look: () => Promise<Found>,
): Promise<NonNullable<Found>> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    await setTimeout(POLL_MS);
  }
  throw new Error(what);
}

export type Driver = Awaited<ReturnType<typeof startBrowser>>;

/** One phone-sized tab of a browser: Chromium by its own protocol, from 103 on, and Firefox by WebDriver BiDi. Selectors are CSS. */
export async function startBrowser(browser: SupportedBrowser, executablePath: string) {
  const isChrome = browser === 'chrome';
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: isChrome ? 'shell' : true,
    args: ARGUMENTS[browser],
    defaultViewport: null,
  });
  const page = await running.newPage();
  page.setDefaultTimeout(WAIT_MS);
  if (isChrome) await page.setViewport({ ...SCREEN, isMobile: true, hasTouch: true });

  const find = (selector: string): Promise<ElementHandle> =>
    until(`${selector} is not seen`, async () => {
      const element = await page.$(selector);
      return (await element?.isVisible()) ? element : undefined;
    });

  return {
    async open(address: string): Promise<void> {
      const load = () => page.goto(address, { waitUntil: 'domcontentloaded' });
      // Firefox stops with this error when the page before is still leading elsewhere.
      await load().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return page.url() === address ? undefined : load().catch(() => undefined);
      });
    },
    /** The value of an expression in the page, which has to be JSON. */
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    /** A real tap, after which the browser may open a tab. */
    async tap(selector: string): Promise<void> {
      const { x, y } = await (await find(selector)).evaluate(middleOf);
      await page.mouse.click(x, y);
    },
    /** Types into a field that is empty. */
    type: async (selector: string, text: string) => (await find(selector)).type(text),
    async upload(selector: string, file: string): Promise<void> {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(file);
    },
    /** The addresses of all tabs. */
    tabs: async () => (await running.pages()).map((tab) => tab.url()),
    screenshot: (path: `${string}.png`) => page.screenshot({ path }),
    close: () => running.close(),
  };
}

/** Where to tap an element, once it is in view. */
function middleOf(target: Element): { x: number; y: number } {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
