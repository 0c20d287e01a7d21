import type { Page } from '@playwright/test';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { sumOf, watchReceivedBytes } from './fixtures/received-bytes.ts';
import { expect, settled, test } from './fixtures/test.ts';

/** A page's script before it is idle, and what the page asks for by itself from then on: it costs data, but nobody waits for it. */
type Script = [early: number, later?: number];

interface Limits {
  /** The page with its styles. */
  html: number;
  guest?: Script;
  /** Without the realtime service. */
  player?: Script;
}

/**
 * What one page of each kind may weigh, in kB on the wire, headers included. A limit is a twentieth above what the heavier language took in the gate's
 * build when it was set, so that it stops a mistake and not the next feature.
 */
const LIMITS: Record<string, Limits> = {
  '/': { html: 25.9, guest: [12.8, 4.7], player: [29.5, 82.4] },
  '/slots': { html: 19, guest: [9.6, 4.7] },
  '/slots/NeonDhaka': { html: 20, guest: [13.1, 4.7] },
  '/sports': { html: 19.5, guest: [11.2, 4.7] },
  '/promotion': { html: 23.1, guest: [9.4, 4.7] },
  '/vip': { html: 18, guest: [8.8, 4.7], player: [25.5, 82.4] },
  '/help/deposit': { html: 20.7, guest: [8.8] },
  '/safer-play/budget': { html: 19.7, guest: [11.3], player: [27.9, 92.4] },
  '/safer-play': { html: 17.9, guest: [11.6], player: [26.3, 78.5] },
  '/login': { html: 19.5, guest: [12, 86.7] },
  '/register': { html: 21.1, guest: [12, 94.8] },
  '/offline': { html: 17.7, guest: [8.8, 4.7] },
  '/deposit': { html: 24.3, player: [128.9, 7] },
  '/profile': { html: 19.8, player: [117.8, 5] },
  '/withdraw': { html: 20.4, player: [124.8, 5] },
  '/transfer': { html: 20.4, player: [124.7, 5] },
  '/transaction': { html: 20.9, player: [128.5, 5] },
  '/bonuses': { html: 20.1, player: [114, 5] },
  '/bank': { html: 20.4, player: [119.2, 5] },
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

for (const [route, limits] of Object.entries(LIMITS))
  for (const language of ['en', 'bd'] as const)
    for (const as of ['guest', 'player'] as const) {
      const path = addressIn(language, route);
      const script = limits[as];
      if (!script) continue;
      test(`${path} is light for a ${as}`, {
        // Bengali pages are the heavier ones.
        tag: language === 'bd' ? '@gate' : [],
      }, async ({ page, open }) => {
        const received = watchReceivedBytes(page);
        const beIdle = await holdIdleWork(page);
        // A guest touches nothing: some islands wait for that.
        await (as === 'guest' ? page.goto(path) : open(path, { as }));
        await page.waitForLoadState('networkidle');
        const early = sumOf(await received(), SCRIPT);
        await beIdle();
        const files = await received();
        check('html', files.get(path), limits.html);
        check('script', early, script[0]);
        check('later script', sumOf(files, SCRIPT) - early, script[1]);
        if (as === 'player') return;
        check('fonts', sumOf(files, /\.woff2$/), FONTS[language]);
        // Nor does the page of a guest ask the backend for anything.
        expect([...files.keys()].filter((file) => file.includes('/api/'))).toEqual([]);
      });
    }
