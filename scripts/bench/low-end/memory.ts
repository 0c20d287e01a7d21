import type { BrowserContext } from 'playwright';
import { openTab, type Tab } from './weak-phone.ts';

const SCROLL_MS = 250;
const SCREEN = 700;

/** What a tab holds after its garbage was collected. */
export interface Memory {
  'heap MB': number;
  nodes: number;
  listeners: number;
}

async function readMemory({ session }: Tab): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { 'heap MB': Number((value('JSHeapUsedSize') / 1e6).toFixed(2)), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

async function openMeasured(context: BrowserContext): Promise<Tab> {
  const tab = await openTab(context);
  await tab.session.send('Performance.enable');
  return tab;
}

/** Visits pages one after the other in one tab, twice; gives what the tab holds on the first page, before, between and after. */
export async function memoryOverPages(context: BrowserContext, addresses: readonly string[]): Promise<Record<string, Memory>> {
  const tab = await openMeasured(context);
  const table: Record<string, Memory> = {};
  const visit = async (address: string) => {
    await tab.page.goto(address, { waitUntil: 'load' });
    await tab.page.waitForTimeout(1_500);
  };
  const [first = ''] = addresses;
  await visit(first);
  table['the first page'] = await readMemory(tab);
  for (const round of ['once more, after ten pages', 'after twenty pages']) {
    for (const address of addresses) await visit(address);
    await visit(first);
    table[round] = await readMemory(tab);
  }
  await tab.page.close();
  return table;
}

/** Scrolls down and up without end; gives what the tab holds at the beginning and after each minute. */
export async function memoryWhileScrolling(context: BrowserContext, address: string, minutes: number): Promise<Record<string, Memory>> {
  const tab = await openMeasured(context);
  const { page } = tab;
  await page.goto(address, { waitUntil: 'load' });
  const table: Record<string, Memory> = {};
  let direction = 1;
  for (let minute = 0; minute <= minutes; minute += 1) {
    // The first pass loads what comes with scrolling.
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      await page.mouse.wheel(0, direction * SCREEN);
      await page.waitForTimeout(SCROLL_MS);
      const isAtEdge = await page.evaluate(() => scrollY <= 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
      if (isAtEdge) direction = (await page.evaluate(() => scrollY <= 0)) ? 1 : -1;
    }
    table[minute === 0 ? 'once everything is there' : `after ${minute} min`] = await readMemory(tab);
  }
  await page.close();
  return table;
}
