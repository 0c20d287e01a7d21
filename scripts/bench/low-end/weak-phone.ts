import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '../../browser/find-browser.ts';

/** What a phone with 1 GB gives a page: one renderer with a heap of 128 MB, and Chromium's savings for little memory. */
const ARGUMENTS = ['--js-flags=--max-old-space-size=128', '--renderer-process-limit=1', '--enable-low-end-device-mode'];
const SCREEN = { width: 360, height: 740 };
/** How many times slower than this machine. */
export const SLOWDOWN = 6;
/** Seeded in the sandbox (scripts/sandbox/data/players.json). */
const PLAYER = { username: 'demo1', password: 'demo1234' };

export interface Tab {
  page: Page;
  session: CDPSession;
}

export async function startWeakPhone(): Promise<Browser> {
  return chromium.launch({ executablePath: (await findBrowser()).executablePath, args: ARGUMENTS });
}

export function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true });
}

/** A context in which the demo player is logged in. */
export async function playerContext(browser: Browser, siteUrl: string): Promise<BrowserContext> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/login`);
  await page.fill('input[name=username]', PLAYER.username);
  await page.fill('input[name=password]', PLAYER.password);
  await page.click('main form button[type=submit]');
  await page.waitForSelector('[data-wallet-amount]');
  await page.close();
  return context;
}

/** An empty tab with the slow processor. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}
