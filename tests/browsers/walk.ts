import { setTimeout } from 'node:timers/promises';
import puppeteer, { type ElementHandle, type SupportedBrowser } from 'puppeteer-core';

/** The screen of a cheap phone. */
const SCREEN = { width: 360, height: 740 };
/** How long something may take to come. */
const WAIT_MS = 15_000;
/** How often it is looked for until then. */
const POLL_MS = 100;

/**
 * Looks for something until it is there, also over a page that is left meanwhile. Puppeteer's own waiting needs `eval`, which the site's policy forbids in
 * Firefox.
 * @throws Error with `what` when it does not come in time
 */
async function until<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    await setTimeout(POLL_MS);
  }
  throw new Error(what);
}

export type Walk = Awaited<ReturnType<typeof startWalk>>;

/** A walk of one player through the site in one phone-sized tab: of Chromium by its own protocol, from 103 on, or of Firefox by WebDriver BiDi. */
export async function startWalk(browser: SupportedBrowser, executablePath: string, origin: string) {
  const isChrome = browser === 'chrome';
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: isChrome ? 'shell' : true,
    args: isChrome
      ? ['--no-sandbox', '--disable-gpu']
      : [`--width=${SCREEN.width}`, `--height=${SCREEN.height}`],
    defaultViewport: null,
  });
  const page = await running.newPage();
  if (isChrome) await page.setViewport({ ...SCREEN, isMobile: true, hasTouch: true });

  /** The first element that is seen. */
  async function visible(selector: string): Promise<ElementHandle | undefined> {
    for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
    return undefined;
  }
  const seen = (selector: string) => until(`${selector} is not seen`, () => visible(selector));
  /** Waits until an expression is true in the page. */
  const holds = (expression: string) =>
    until(`${expression} is not so`, () => page.evaluate(expression));

  return {
    page,
    seen,
    holds,
    notSeen: (selector: string) =>
      until(`${selector} is still seen`, async () => !(await visible(selector))),
    async open(path: string): Promise<void> {
      const address = origin + path;
      const load = () => page.goto(address, { waitUntil: 'domcontentloaded' });
      // Firefox stops with this error when the page before is still leading elsewhere.
      await load().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return page.url() === address ? undefined : load().catch(() => undefined);
      });
    },
    /** A real tap, after which the browser may open a tab. What has just come ignores taps for a moment, so that a double tap does not send it. */
    async tap(selector: string): Promise<void> {
      const element = await seen(selector);
      await until(`${selector} takes no taps`, () =>
        element.evaluate((target) => getComputedStyle(target).pointerEvents !== 'none'),
      );
      const { x, y } = await element.evaluate(middleOf);
      await page.mouse.click(x, y);
    },
    /** Types into a field that is empty. */
    type: async (selector: string, text: string) => (await seen(selector)).type(text),
    says: (text: string) =>
      holds(`document.body.innerText.replaceAll('\\u00a0', ' ').includes(${JSON.stringify(text)})`),
    /** A tab outside the site has opened. */
    hasOutsideTab: () =>
      until('no other tab has opened', async () =>
        (await running.pages()).some(
          (tab) => /^https?:/.test(tab.url()) && !tab.url().startsWith(origin),
        ),
      ),
    /** Menus can be opened, by the browser itself or by the polyfill. */
    hasPopovers: () => holds(`'popover' in HTMLElement.prototype`),
    /** The scripts that the page's HTML names have run. */
    hasScripts: () =>
      holds(`performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd > 0`),
    /** The islands of the page are hydrated. */
    alive: () => holds(`!document.querySelector('astro-island[ssr]')`),
    /** No part of the page stands over its right edge. */
    fits: () => holds('document.documentElement.scrollWidth <= innerWidth + 1'),
    close: () => running.close(),
  };
}

/** Where to tap an element, once it is in view. */
function middleOf(target: Element): { x: number; y: number } {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
