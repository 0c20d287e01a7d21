import { type Browser, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';

/** A cheap phone on a slow mobile network, as Lighthouse simulates it. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1e6) / 8, uploadThroughput: (0.75 * 1e6) / 8 };
const VISITS = 5;

interface Speed {
  fcp: number;
  lcp: number;
  cls: number;
}

function readSpeed(page: Page): Promise<Speed> {
  return page.evaluate(
    () =>
      new Promise<Speed>((resolve) => {
        const speed = { fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, lcp: 0, cls: 0 };
        new PerformanceObserver((list) => {
          speed.lcp = list.getEntries().at(-1)?.startTime ?? speed.lcp;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) speed.cls += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(speed), 500);
      }),
  );
}

async function visit(browser: Browser, address: string): Promise<Speed> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1_500);
  const speed = await readSpeed(page);
  await context.close();
  return speed;
}

/** First and largest paint in ms and layout shift: medians of five first visits on a slow phone. */
export async function speedTable(siteUrl: string, paths: readonly string[]): Promise<Record<string, Speed>> {
  const browser = await chromium.launch({ executablePath: (await findBrowser()).executablePath });
  const table: Record<string, Speed> = {};
  for (const path of paths) {
    const speeds: Speed[] = [];
    for (let count = 0; count < VISITS; count += 1) speeds.push(await visit(browser, siteUrl + path));
    const median = (key: keyof Speed) => speeds.map((speed) => speed[key]).sort((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0;
    table[path] = { fcp: Math.round(median('fcp')), lcp: Math.round(median('lcp')), cls: Number(median('cls').toFixed(4)) };
  }
  await browser.close();
  return table;
}
