import type { Browser, BrowserContext } from 'playwright';
import { openTab } from './weak-phone.ts';

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
/** How long a page is watched after it has loaded. */
const WATCH_MS = 6_000;
const SCREENS_DOWN = 6;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, by the clock and of the thread's processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The longest tasks of a page's main thread in ms, by its processor time: what else the machine does is not in them. */
export interface LongTasks {
  'while loading': number;
  'after load': number;
}

/** Opens a page, scrolls through it once it has loaded, and gives its longest tasks. */
export async function longTasks(browser: Browser, context: BrowserContext, address: string): Promise<LongTasks> {
  const { page } = await openTab(context);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(address, { waitUntil: 'load' });
  for (let screens = 0; screens < SCREENS_DOWN; screens += 1) {
    await page.waitForTimeout(WATCH_MS / SCREENS_DOWN);
    await page.mouse.wheel(0, 700);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.close();
  return readTrace(trace.traceEvents);
}

/** @throws Error when no page was loaded */
export function readTrace(events: readonly TraceEvent[]): LongTasks {
  const load = events.findLast(({ name }) => name === 'MarkLoad');
  if (!load) throw new Error('The trace has no load of a page');
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === load.pid && tid === load.tid);
  const longest = (ones: readonly TraceEvent[]) => Math.round(Math.max(0, ...ones.map(({ tdur = 0 }) => tdur)) / 1_000);
  const isLater = ({ ts }: TraceEvent) => ts > load.ts;
  return { 'while loading': longest(tasks.filter((task) => !isLater(task))), 'after load': longest(tasks.filter(isLater)) };
}
