import { readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { sheetOf } from '../build/theme.ts';
import type { Picture } from './contact-sheet.ts';
import type { Shot } from './shots.ts';

/** What one browser shows: its language is its own, since the site remembers the language of a visit. */
export interface View {
  baseURL: string;
  language: string;
  width: number;
  /** A player's session, for the pages that are a player's. */
  session?: BrowserContextOptions['storageState'];
}

const THEMES = ['Green', 'WhiteGold'];
/** By width: below these pixels a page only repeats itself. */
const MAX_HEIGHTS: Record<number, number> = { 360: 2_400, 768: 2_000 };
const HEIGHTS: Record<number, number> = { 360: 740, 768: 1_024 };

/** What stays at the bottom of a screen stands where it belongs on the page and covers nothing, and what is out of sight is drawn. */
const WHOLE_PAGE = 'body > nav, .money-actions { position: static !important } * { content-visibility: visible !important }';
const LIMIT_MS = 8_000;

async function rejectAfter(time: number): Promise<never> {
  await after(time, undefined, { ref: false });
  throw new Error(`it took longer than ${time} ms`);
}

/** A theme's colours, for a page that was built with its own. */
async function coloursOf(theme: string): Promise<string> {
  return (await readFile(sheetOf(theme), 'utf8')).replace('@theme static', ':root');
}

/** Waits until nothing on the page stands for something that is being loaded. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight && y < 3_000; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const waits = '[aria-busy=true]:not([data-wallet]), [data-placeholder=""]';
    const isWaiting = () => [...document.querySelectorAll(waits)].some((each) => each.checkVisibility());
    for (let time = 0; time < 3_000 && isWaiting(); time += 100) await new Promise((resolve) => setTimeout(resolve, 100));
    // On a real first visit a font that is late waits for the next page.
    for (const style of document.querySelectorAll('style')) {
      if (style.textContent.includes('optional'))
        style.textContent = style.textContent.replaceAll(/font-display:\s*optional/g, 'font-display:block');
    }
    await document.fonts.ready;
    const late = [...document.images].filter(
      (image) => !image.complete && image.checkVisibility() && image.getBoundingClientRect().top < 2_500,
    );
    const loaded = Promise.all(late.map((image) => image.decode().catch(() => undefined)));
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
}

async function take(page: Page, shot: Shot, { language, width }: View): Promise<Picture[]> {
  const height = HEIGHTS[width] ?? 900;
  await page.setViewportSize({ width, height });
  await page.goto(`${language === 'en' ? '' : `/${language}`}${shot.route}` || '/', { waitUntil: 'domcontentloaded' });
  await settled(page);
  await shot.prepare?.(page);
  await settled(page);
  if (!shot.isOverlay) await page.addStyleTag({ content: WHOLE_PAGE });
  const whole = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), MAX_HEIGHTS[width] ?? 1_800);
  const clip = { x: 0, y: 0, width, height: shot.isOverlay ? height : whole };
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    await page.addStyleTag({ content: await coloursOf(theme) });
    const png = await page.screenshot({ animations: 'disabled', fullPage: !shot.isOverlay, clip });
    pictures.push({ png, viewport: width, label: `${language} ${theme} ${width}` });
  }
  return pictures;
}

/**
 * Takes pictures of each kind of page, in both themes.
 * @param onFailure hears of a page that could not be shown as it should
 */
export async function takeScreenshots(
  browser: Browser,
  shots: readonly Shot[],
  view: View,
  onFailure: (shot: Shot, error: Error) => void,
): Promise<Map<string, Picture[]>> {
  const { baseURL, width, session } = view;
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    hasTouch: width < 1_000,
    isMobile: width < 1_000,
    timezoneId: 'Asia/Dhaka',
    bypassCSP: true,
    ...(session && { storageState: session }),
  });
  const taken = new Map<string, Picture[]>();
  for (const shot of shots.filter(({ upTo = width }) => width <= upTo)) {
    // A page for each: nothing that was typed or chosen before may be there.
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await Promise.race([take(page, shot, view), rejectAfter(2 * LIMIT_MS)]).then(
      (pictures) => taken.set(shot.name, pictures),
      (error: Error) => onFailure(shot, error),
    );
    await page.close();
  }
  await context.close();
  return taken;
}
