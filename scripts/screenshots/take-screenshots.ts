import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright';
import { findBrowser } from '../browser/find-browser.ts';
import { sheetOf } from '../build/theme.ts';
import { step } from '../run/step.ts';
import { SHOTS, type Shot } from './shots.ts';

const FOLDER = 'screenshots';
const WIDTHS = [360, 768, 1440];
const LANGUAGES = ['en', 'bd'];
const THEMES = ['Green', 'WhiteGold'];
/** Pixels; below this a page only repeats itself. */
const MAX_HEIGHT = 2_600;

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
  if (!shot.isOverlay) await page.setViewportSize({ ...size, height: Math.min(Math.max(height, size.height), MAX_HEIGHT) });
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

/** Takes the screenshots of a site that is served at `url`, in two languages, both themes and three widths. */
export async function takeScreenshots(url: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: (await findBrowser()).executablePath });
  try {
    for (const width of WIDTHS) {
      await step(`screenshots at ${width} px`, async () => {
        await Promise.all(LANGUAGES.map((language) => takeAll(browser, url, language, width)));
      });
    }
    console.log(`They are in ${FOLDER}/`);
  } finally {
    await browser.close();
  }
}
