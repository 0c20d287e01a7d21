import type { Page } from '@playwright/test';
import { addressIn } from '../../src/lib/domain/site/address.ts';
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
  '/': { html: 23.4, script: 13, later: 26, player: 35.4, playerLater: 83 },
  '/slots': { html: 16.9, script: 9.3, later: 7.3 },
  '/slots/NeonDhaka': { html: 18.5, script: 12.9, later: 7.3 },
  '/sports': { html: 18.3, script: 10.9, later: 7.3 },
  '/promotion': { html: 22.1, script: 9.2, later: 7.3 },
  '/vip': { html: 17, script: 8.6, later: 7.3, player: 25, playerLater: 86.6 },
  '/help/deposit': { html: 19.8, script: 8.6 },
  '/safer-play/budget': { html: 19, script: 11.7, player: 27.7, playerLater: 98.7 },
  '/safer-play': { html: 16.7, script: 11.2, player: 27.2, playerLater: 84.7 },
  '/login': { html: 18, script: 12, later: 91.3 },
  '/register': { html: 20, script: 12, later: 99.4 },
  '/offline': { html: 15.8, script: 10.4, later: 7.3 },
  '/deposit': { html: 23.7, player: 134, playerLater: 9.6 },
  '/profile': { html: 19.2, player: 124.2, playerLater: 7.7 },
  '/withdraw': { html: 19.1, player: 126.5, playerLater: 7.7 },
  '/transfer': { html: 19.1, player: 125.8, playerLater: 7.7 },
  '/transaction': { html: 20.1, player: 132.1, playerLater: 7.7 },
  '/bonuses': { html: 19.1, player: 115.3, playerLater: 7.7 },
  '/bank': { html: 19.4, player: 117.1, playerLater: 7.7 },
};
/** The letters of a page, the Bengali ones where the device has none. */
const FONTS = { en: 13.7, bd: 52.2 };

const SCRIPT = /^\/_astro\/(?!pusher).*\.js$/;

/** Lets no work of an idle page begin before the function that is returned is called. */
async function holdIdleWork(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      idleWork: waiting,
      requestIdleCallback: (run: () => void) => waiting.push(run),
    });
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
  expect.soft(bytes > 0, `bytes of ${part}`).toBe(limit > 0);
}

for (const [route, { html, script, later, player, playerLater }] of Object.entries(LIMITS))
  for (const language of ['en', 'bd'] as const) {
    const path = addressIn(language, route);
    // Bengali pages are the heavier ones.
    const gate = { tag: language === 'bd' ? '@gate' : [] };

    if (script)
      test(
        `${path} is light for a guest, and asks the backend for nothing`,
        gate,
        async ({ page }) => {
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
        },
      );

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
