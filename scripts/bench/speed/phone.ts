import puppeteer, { type Browser, type CDPSession, type CookieData, type Page } from 'puppeteer-core';
import { findBrowser } from '../../browser/find-browser.ts';
import type { Places } from './places.ts';
import type { SlowNetwork } from './slow-network.ts';
import { TAP_MARK, type Watched, watchPage } from './watch-page.ts';

/** A cheap phone on a slow mobile network, as Lighthouse simulates it. */
export const PHONE = { width: 412, height: 823, slowdown: 4, latencyMs: 150, bytesPerSecond: 1.6e6 / 8 } as const;
const LOAD_MS = 60_000;
/** On phones the browser fetches links ahead that are in view, on computers those under the pointer: these features make it a phone's. */
const AS_ON_PHONES = '--enable-features=PreloadingEagerViewportHeuristics,PreloadingModerateViewportHeuristics';

/** A site that is measured. */
export interface Site {
  name: string;
  url: string;
  places: Places;
}

/** What a login left in the browser. */
export interface SignedIn {
  storage: Record<string, string>;
  cookies: CookieData[];
}

/** A page in a browser that knows nothing but the player who is signed in. */
export interface Opened {
  page: Page;
  /** When the page was tapped last, in ms since the epoch. */
  tappedAt: () => number | undefined;
  watched: () => Promise<Watched>;
  close: () => Promise<void>;
}

interface Options {
  site: Site;
  /** Without one: the machine's own line and processor. */
  network?: SlowNetwork;
  player?: SignedIn | undefined;
  width?: number;
  /** Puts something into the first control of the page's form. */
  triesForm?: boolean;
}

/**
 * Puppeteer, because pages are rendered ahead under it as they are without any tool. A session of its own on a page (`createCDPSession`) would turn
 * that off, as Playwright does.
 */
export async function startBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser();
  return puppeteer.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', AS_ON_PHONES],
    defaultViewport: null,
    protocolTimeout: 120_000,
  });
}

/** An empty page of a browser without cache and storage. */
export async function openPhone(
  browser: Browser,
  { site, network, player, width = PHONE.width, triesForm = false }: Options,
): Promise<Opened> {
  const context = await browser.createBrowserContext(network ? { proxyServer: network.address, proxyBypassList: ['<-loopback>'] } : {});
  const page = await context.newPage();
  page.setDefaultTimeout(LOAD_MS);
  const isPhone = width < 768;
  // Not `isMobile`: the browser would then draw the page that is left once more whenever another is loaded, since each new page changes the kind of
  // scrollbars that all have. A phone has one kind (100 ms of a tap, which only sites that load pages would pay).
  await page.setViewport({ width, height: isPhone ? PHONE.height : 900, hasTouch: isPhone });
  if (network) await page.emulateCPUThrottling(PHONE.slowdown);
  if (player) await restore(page, site, player);
  const { balance, control, found } = site.places.selectors;
  const selectors = { balance, control: triesForm ? control : '', found };
  await page.evaluateOnNewDocument(watchPage, selectors, TAP_MARK);
  const stopWatching = watchPagesMadeAhead(page, `(${watchPage})(${JSON.stringify(selectors)}, ${JSON.stringify(TAP_MARK)})`);
  let tapped: number | undefined;
  page.on('console', (message) => {
    const [mark, time] = message.text().split(' ');
    if (mark === TAP_MARK) tapped = Number(time);
  });
  network?.reset();
  return {
    page,
    tappedAt: () => tapped,
    watched: () => page.evaluate(() => (window as unknown as { watched: Watched }).watched),
    async close() {
      stopWatching();
      await context.close();
    },
  };
}

/**
 * Puppeteer gives its scripts only to pages that are shown; this gives one to those that the browser renders ahead, before their own. All pages
 * share the connection, so it has to be stopped with its page: another one looks for other things.
 */
function watchPagesMadeAhead(page: Page, source: string): () => void {
  const { _client: client } = page as unknown as { _client: () => CDPSession };
  const connection = client.call(page).connection();
  const watch = (session: CDPSession) => {
    const nothingIfClosed = () => undefined;
    void session.send('Page.enable').catch(nothingIfClosed);
    void session.send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: true }).catch(nothingIfClosed);
  };
  connection?.on('sessionattached', watch);
  return () => connection?.off('sessionattached', watch);
}

async function restore(page: Page, { url }: Site, { storage, cookies }: SignedIn): Promise<void> {
  await page.browserContext().setCookie(...cookies);
  await page.evaluateOnNewDocument(
    (origin: string, entries: Record<string, string>) => {
      // Only into an empty storage: a token that the page has renewed stays.
      if (location.origin === origin && localStorage.length === 0)
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    new URL(url).origin,
    storage,
  );
}

/** Logs the sandbox's demo player in, and takes what the site remembers of it. */
export async function signIn(browser: Browser, site: Site): Promise<SignedIn> {
  const { page, close } = await openPhone(browser, { site });
  const { paths, selectors } = site.places;
  await page.goto(site.url + paths.login, { waitUntil: 'load' });
  await page.locator(selectors.username).fill('demo1');
  await page.locator(selectors.password).fill('demo1234');
  await page.locator(selectors.submit).click();
  await page.waitForFunction((balance: string) => /\d/.test(document.querySelector(balance)?.textContent ?? ''), {}, selectors.balance);
  const storage = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const cookies = await page.browserContext().cookies();
  await close();
  return { storage, cookies };
}
