import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { sheetOf } from '../build/theme.ts';
import { runCommand } from '../run/command.ts';
import { step } from '../run/step.ts';
import { runningSite } from '../screenshots/running-site.ts';
import { readEnv } from '../settings/env.ts';

const FOLDER = 'screenshots';
const WIDTHS = [360, 768, 1440];
const LANGUAGES = ['en', 'bd'];
const THEMES = ['Green', 'WhiteGold'];
/** Pixels; below this a page only repeats itself. */
const TALLEST = 2_600;

interface Shot {
  name: string;
  route: string;
  /** Widest viewport in which there is something to show. */
  upTo?: number;
  /** Only what is on screen: a dialog or a menu over the page. */
  isOverlay?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  { name: 'home', route: '' },
  { name: 'slots', route: '/slots' },
  { name: 'provider', route: '/slots/Shapla%20Play' },
  {
    name: 'search',
    route: '/slots',
    isOverlay: true,
    prepare: async (page) => {
      await page.locator('main a[data-open-search]').click();
      await page.getByRole('searchbox').fill('রিকশা');
      await page.locator('a.found').first().waitFor();
    },
  },
  { name: 'promotions', route: '/promotion' },
  {
    name: 'promotion-dialog',
    route: '/promotion',
    isOverlay: true,
    prepare: (page) => page.locator('main button[commandfor]').first().click(),
  },
  { name: 'help', route: '/help/deposit' },
  {
    name: 'menu',
    route: '',
    upTo: 768,
    isOverlay: true,
    prepare: (page) => page.locator('header button[popovertarget]').first().click(),
  },
  { name: 'not-found', route: '/nowhere' },
];

/** A theme's colours, for a page that was built with its own. */
async function coloursOf(theme: string): Promise<string> {
  return (await readFile(sheetOf(theme), 'utf8')).replace('@theme static', ':root');
}

/** Brings every lazy picture in, then returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight && y < 4_000; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, shot: Shot, language: string, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(`${language === 'en' ? '' : `/${language}`}${shot.route}` || '/');
  await scrollThrough(page);
  await shot.prepare?.(page);
  // A window as tall as the page, so that the bar at its bottom is at its bottom.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!shot.isOverlay) await page.setViewportSize({ ...size, height: Math.min(Math.max(height, size.height), TALLEST) });
  for (const theme of THEMES) {
    await page.addStyleTag({ content: await coloursOf(theme) });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${FOLDER}/${shot.name}-${language}-${theme}-${size.width}.png` });
  }
}

/** Each language has a browser of its own, since the site remembers the language of a visit. */
async function takeAll(browser: Browser, baseURL: string, language: string, width: number): Promise<void> {
  const size = { width, height: width < 1_000 ? 800 : 900 };
  const context = await browser.newContext({ baseURL, viewport: size, reducedMotion: 'reduce', hasTouch: width < 1_000, bypassCSP: true });
  const page = await context.newPage();
  for (const shot of SHOTS.filter(({ upTo = width }) => width <= upTo)) await take(page, shot, language, size);
  await context.close();
}

await runCommand(async () => {
  mkdirSync(FOLDER, { recursive: true });
  const site = await runningSite(readEnv());
  const browser = await chromium.launch({ executablePath: (await findBrowser()).executablePath });
  try {
    for (const width of WIDTHS) {
      await step(`screenshots at ${width} px`, async () => {
        await Promise.all(LANGUAGES.map((language) => takeAll(browser, site.url, language, width)));
      });
    }
    console.log(`They are in ${FOLDER}/`);
  } finally {
    await browser.close();
    await site.close();
  }
});
