import { circumstances } from '../report/circumstances.ts';
import { writeMeasurements } from '../report/measurements.ts';
import { memoryOverPages } from './memory.ts';
import { VISITED } from './visited.ts';
import { playerContext, startWeakPhone } from './weak-phone.ts';

/** Prints what a tab of a weak phone holds while a player goes through ten pages, on each site. */
export async function printMemory(siteUrls: readonly string[], writes: boolean): Promise<void> {
  const browser = await startWeakPhone();
  try {
    const table: Record<string, Record<string, string>> = {};
    for (const [index, url] of siteUrls.entries()) {
      const player = await playerContext(browser, url);
      const rounds = await memoryOverPages(
        player,
        VISITED.map((path) => url + path),
      );
      for (const [round, memory] of Object.entries(rounds)) {
        const row = Object.entries(memory).map(([name, value]) => [name, String(value)] as const);
        table[index === 0 ? round : `the other: ${round}`] = Object.fromEntries(row);
      }
    }
    console.log('\nmemory: what a tab holds after its garbage was collected, while a player goes through ten pages, twice');
    console.table(table);
    if (writes) writeMeasurements('memory', circumstances(`Chromium ${browser.version()}`), table);
  } finally {
    await browser.close();
  }
}
