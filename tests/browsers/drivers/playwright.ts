import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Driver, SCREEN, WAIT_MS } from './driver.ts';

/** Chromium 106 sometimes draws no frame at all with the graphics process that it starts where there is no graphics card. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-features=LocalNetworkAccessChecks'];

/** Chromium from 106 on. Older ones lack what Playwright asks of a page. */
export async function startPlaywright(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  let context: BrowserContext;
  let page: Page;
  const start = async (javaScriptEnabled: boolean) => {
    await context?.close();
    context = await browser.newContext({
      viewport: SCREEN,
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(WAIT_MS);
    page = await context.newPage();
  };
  await start(true);
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    tap: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().fill(text),
    upload: (selector, file) => page.locator(selector).first().setInputFiles(file),
    tabs: async () => context.pages().map((tab) => tab.url()),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    restartWithoutScript: () => start(false),
    close: () => browser.close(),
  };
}
