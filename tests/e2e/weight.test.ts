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
 * What one page of each kind may weigh, in kB on the wire, headers included. A limit is a twentieth above what the heavier language took in the gate's
 * build when it was set, so that it stops a mistake and not the next feature.
 */
const LIMITS: Record<string, Limits> = {
  '/': { html: 25.9, script: 12.8, later: 4.7, player: 29.5, playerLater: 82.4 },
  '/slots': { html: 19, script: 9.6, later: 4.7 },
  '/slots/NeonDhaka': { html: 20, script: 13.1, later: 4.7 },
  '/sports': { html: 19.5, script: 11.2, later: 4.7 },
  '/promotion': { html: 23.1, script: 9.4, later: 4.7 },
  '/vip': { html: 18, script: 8.8, later: 4.7, player: 25.5, playerLater: 82.4 },
  '/help/deposit': { html: 20.7, script: 8.8 },
  '/safer-play/budget': { html: 19.7, script: 11.3, player: 27.9, playerLater: 92.4 },
  '/safer-play': { html: 17.9, script: 11.6, player: 26.3, playerLater: 78.5 },
  '/login': { html: 19.5, script: 12, later: 86.7 },
  '/register': { html: 21.1, script: 12, later: 94.8 },
  '/offline': { html: 17.7, script: 8.8, later: 4.7 },
  '/deposit': { html: 24.3, player: 128.9, playerLater: 7 },
  '/profile': { html: 19.8, player: 117.8, playerLater: 5 },
  '/withdraw': { html: 20.4, player: 124.8, playerLater: 5 },
  '/transfer': { html: 20.4, player: 124.7, playerLater: 5 },
  '/transaction': { html: 20.9, player: 128.5, playerLater: 5 },
  '/bonuses': { html: 20.1, player: 114, playerLater: 5 },
  '/bank': { html: 20.4, player: 119.2, playerLater: 5 },
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
