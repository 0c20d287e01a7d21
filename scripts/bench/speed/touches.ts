import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import type { Figures } from './medians.ts';
import { openPhone, type SignedIn, type Site } from './phone.ts';
import type { SlowNetwork } from './slow-network.ts';
import { tap } from './tap.ts';

export type Touch = 'menu' | 'search' | 'wallet';

interface Touched {
  network: SlowNetwork;
  touch: Touch;
  player?: SignedIn | undefined;
}

const REST_MS = 1_500;
const LIMIT_MS = 20_000;
/** A frame that comes sooner is not reported; this is what it is counted as. */
const SHORTEST_MS = 8;

/** How long home takes to answer a touch with a frame (INP); for the search also until there are games, and the slowest of some letters. */
export async function touchHome(browser: Browser, site: Site, { network, touch, player }: Touched): Promise<Figures> {
  const opened = await openPhone(browser, { site, network, player });
  const { page } = opened;
  const { paths, selectors } = site.places;
  const rest = () => network.quiet(REST_MS, LIMIT_MS);
  const answered = async () => Math.max(SHORTEST_MS, (await opened.watched()).delay);
  try {
    await page.goto(site.url + paths.home, { waitUntil: 'load' });
    await rest();
    await tap(page, selectors[touch]);
    await sleep(REST_MS);
    await rest();
    const figures = { 'answered after, ms': await answered() };
    if (touch !== 'search') return figures;
    const { found, timeOrigin } = await opened.watched();
    const tappedAt = opened.tappedAt();
    await page.focus(selectors.searchField);
    await page.keyboard.type('lotus', { delay: 150 });
    await sleep(REST_MS);
    return {
      ...figures,
      'games seen after, ms': found === undefined || tappedAt === undefined ? undefined : timeOrigin + found - tappedAt,
      'letters answered after, ms': await answered(),
    };
  } finally {
    await opened.close();
  }
}
