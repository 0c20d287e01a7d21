import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import type { Figures } from './medians.ts';
import { openPhone, type SignedIn, type Site } from './phone.ts';

type PageName = keyof Site['places']['paths'];

interface Watch {
  pages: readonly PageName[];
  /** Of the window, in CSS pixels. */
  width: number;
  player?: SignedIn | undefined;
}

const MINUTE_MS = 60_000;

/** All layout shift of pages that are left open for a minute, without a touch: carousels go on, notices and balances come. They are open at once. */
export async function shiftsOfAMinute(browser: Browser, site: Site, { pages, width, player }: Watch): Promise<Figures> {
  const opened = await Promise.all(pages.map((name) => openPhone(browser, { site, width, player }).then((one) => ({ name, ...one }))));
  try {
    await Promise.all(opened.map(({ page, name }) => page.goto(site.url + site.places.paths[name], { waitUntil: 'load' })));
    await sleep(MINUTE_MS);
    const shifts = opened.map(async ({ name, page, watched }) => {
      const isSeen = await page.evaluate(() => document.visibilityState === 'visible');
      if (!isSeen) throw new Error(`${name} was in the background, where nothing moves`);
      return [name, (await watched()).shift] as const;
    });
    return Object.fromEntries(await Promise.all(shifts));
  } finally {
    await Promise.all(opened.map(({ close }) => close()));
  }
}
