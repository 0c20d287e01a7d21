import { type LongTasks, longTasks } from './long-tasks.ts';
import { memoryOverPages, memoryWhileScrolling } from './memory.ts';
import { VISITED, WATCHED } from './visited.ts';
import { newContext, playerContext, SLOWDOWN, startWeakPhone } from './weak-phone.ts';

interface Options {
  siteUrl: string;
  /** How long each page is scrolled. */
  minutes: number;
}

/** Prints the longest tasks of pages and what their tabs hold, on a phone with a slow processor and little memory. */
export async function printLowEnd({ siteUrl, minutes }: Options): Promise<void> {
  const browser = await startWeakPhone();
  const address = (path: string) => siteUrl + path;
  const guest = await newContext(browser);
  const player = await playerContext(browser, siteUrl);
  try {
    const tasks: Record<string, LongTasks> = {};
    for (const path of WATCHED) {
      tasks[`${path}, guest`] = await longTasks(browser, guest, address(path));
      tasks[`${path}, player`] = await longTasks(browser, player, address(path));
    }
    console.log(`\nThe longest tasks of a page, ms of a processor / ${SLOWDOWN}; after load none should take 200`);
    console.table(tasks);
    console.log('\nWhat a tab holds after its garbage was collected: a player goes through ten pages, twice');
    console.table(await memoryOverPages(player, VISITED.map(address)));
    for (const path of minutes > 0 ? ['/', '/slots/PotuaPop'] : []) {
      console.log(`\nThe same for ${path}, scrolled down and up`);
      console.table(await memoryWhileScrolling(player, address(path), minutes));
    }
  } finally {
    await browser.close();
  }
}
