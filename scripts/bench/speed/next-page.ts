import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import type { Figures } from './medians.ts';
import { openPhone, type SignedIn, type Site } from './phone.ts';
import type { SlowNetwork } from './slow-network.ts';
import { tap } from './tap.ts';
import type { Watched } from './watch-page.ts';

type PageName = keyof Site['places']['paths'];

interface Walk {
  network: SlowNetwork;
  from: PageName;
  to: PageName;
  player?: SignedIn | undefined;
}

/** A player looks at a page before a tap, and a page may have something to do in the meantime. */
const READ_MS = 3_000;
const LIMIT_MS = 20_000;

/** From the finger's lifting to what was seen of the next page, loaded or drawn in place. */
export function afterTap(tappedAt: number, { timeOrigin, firstPaint, largestPaint, softPaint, shown }: Watched): Figures {
  const since = (time: number | undefined) => (time === undefined ? undefined : timeOrigin + time - tappedAt);
  const isLoaded = timeOrigin + (firstPaint ?? 0) > tappedAt;
  // The heading is in the document before it is painted.
  const seen = shown && (isLoaded ? Math.max(shown.at, firstPaint ?? 0) : shown.at);
  return { 'heading seen, ms': since(seen), 'largest paint, ms': since(isLoaded ? largestPaint : softPaint) };
}

/** Taps a link in view to another page, once the first is at rest. */
export async function nextPage(browser: Browser, site: Site, { network, from, to, player }: Walk): Promise<Figures> {
  const opened = await openPhone(browser, { site, network, player });
  const { page } = opened;
  const { paths } = site.places;
  try {
    await page.goto(site.url + paths[from], { waitUntil: 'load' });
    await network.quiet(READ_MS, LIMIT_MS);
    await tap(page, `a[href="${paths[to]}"]:not([data-open-search])`);
    await sleep(READ_MS);
    await network.quiet(READ_MS, LIMIT_MS);
    const watched = await opened.watched();
    const tappedAt = opened.tappedAt();
    if (tappedAt === undefined || watched.shown?.path !== paths[to])
      throw new Error(`${site.name}: a tap on ${paths[from]} did not lead to ${paths[to]}`);
    return afterTap(tappedAt, watched);
  } finally {
    await opened.close();
  }
}
