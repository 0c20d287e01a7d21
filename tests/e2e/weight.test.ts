import type { Page } from '@playwright/test';
import { sumOf, watchReceivedBytes } from './fixtures/received-bytes.ts';
import { expect, settled, test } from './fixtures/test.ts';

interface Limits {
  /** The page with its styles. */
  html: number;
  /** A guest's script before the page is idle. */
  script?: number;
  /** What a guest's page asks for by itself from then on: it costs data, but nobody waits for it. */
  later?: number;
  /** A signed-in player's script before the page is idle. */
  player?: number;
  /** What a player's page asks for from then on, without the realtime service. */
  playerLater?: number;
}

/**
 * What one page of each kind may weigh, in kB on the wire, headers included. A limit is a tenth above what the heavier language took in the gate's
 * build when it was set, so that it stops a mistake and not the next feature.
 */
const LIMITS: Record<string, Limits> = {
  '/': { html: 28.1, script: 11.8, later: 26, player: 35.5, playerLater: 80.6 },
  '/slots': { html: 23.3, script: 8.2, later: 4.1 },
  '/slots/NeonDhaka': { html: 23.9, script: 12, later: 4.1 },
  '/sports': { html: 23.9, script: 10, later: 4.1 },
  '/promotion': { html: 28.3, script: 8.9, later: 4.1 },
  '/vip': { html: 22.9, script: 8.2, later: 4.1, player: 24.2, playerLater: 82.5 },
  '/help/deposit': { html: 25.2, script: 8.2, later: 4.1 },
  '/safer-play': { html: 28.7, script: 17.8, later: 4.1, player: 33.8, playerLater: 95.4 },
  '/login': { html: 24.6, script: 9, later: 92.7 },
  '/register': { html: 26.7, script: 9, later: 100.8 },
  '/offline': { html: 21.8, script: 10, later: 4.1 },
  '/deposit': { html: 28.4, player: 130.7, playerLater: 10 },
  '/profile': { html: 24, player: 121, playerLater: 8.1 },
  '/withdraw': { html: 24.1, player: 122.5, playerLater: 8.1 },
  '/transfer': { html: 24.2, player: 123, playerLater: 8.1 },
  '/transaction': { html: 24.2, player: 129.4, playerLater: 8.1 },
  '/bonuses': { html: 23.7, player: 112.1, playerLater: 8.1 },
  '/bank': { html: 23.9, player: 114.5, playerLater: 8.1 },
};
/** The letters of a page, the Bengali ones where the device has none. */
const FONTS = { en: 13.7, bd: 52.2 };

const SCRIPT = /^\/_astro\/(?!pusher).*\.js$/;

/** Lets no work of an idle page begin before the function that is returned is called. */
async function holdIdleWork(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, { idleWork: waiting, requestIdleCallback: (run: () => void) => waiting.push(run) });
  });
  return async () => {
    await page.evaluate(() => {
      window.requestIdleCallback = (run) => setTimeout(run);
      for (const run of (window as unknown as { idleWork: (() => void)[] }).idleWork) run();
    });
    await settled(page);
  };
}

function check(part: string, bytes = 0, limit = 0): void {
  expect.soft(bytes, `bytes of ${part}`).toBeLessThanOrEqual(1_000 * limit);
  expect.soft(bytes, `bytes of ${part}`).toBeGreaterThan(0);
}

for (const [route, { html, script, later, player, playerLater }] of Object.entries(LIMITS))
  for (const language of ['en', 'bd'] as const) {
    const path = language === 'en' ? route : `/bd${route}`.replace(/\/$/, '');
    // Bengali pages are the heavier ones.
    const gate = { tag: language === 'bd' ? '@gate' : [] };

    if (script)
      test(`${path} is light for a guest, and asks the backend for nothing`, gate, async ({ page }) => {
        const received = watchReceivedBytes(page);
        const beIdle = await holdIdleWork(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        const early = sumOf(await received(), SCRIPT);
        await beIdle();
        const files = await received();
        check('html', files.get(path), html);
        check('script', early, script);
        check('later script', sumOf(files, SCRIPT) - early, later);
        check('fonts', sumOf(files, /\.woff2$/), FONTS[language]);
        expect([...files.keys()].filter((file) => file.includes('/api/'))).toEqual([]);
      });

    if (player)
      test(`${path} is light for a player`, gate, async ({ page, open }) => {
        const received = watchReceivedBytes(page);
        const beIdle = await holdIdleWork(page);
        await open(path, { as: 'player' });
        await page.waitForLoadState('networkidle');
        const early = sumOf(await received(), SCRIPT);
        await beIdle();
        const files = await received();
        check('html', files.get(path), html);
        check('script', early, player);
        check('later script', sumOf(files, SCRIPT) - early, playerLater);
      });
  }
