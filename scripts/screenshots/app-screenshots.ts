import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '../../src/lib/config.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { step } from '../run/command.ts';
import { settled } from './take-screenshots.ts';

/** Read by `src/lib/site/app-screenshots.ts`. */
const FOLDER = 'src/content/screenshots';
const QUALITY = 50;
/** Browsers take 320 to 3,840 px, and no side longer than 2.3 times the other. */
const FORMS = [
  { form: 'narrow', viewport: { width: 360, height: 720 }, scale: 1.25, routes: ['/', '/promotion'] },
  { form: 'wide', viewport: { width: 1280, height: 800 }, scale: 1, routes: ['/'] },
] as const;

const addressIn = (language: Language, route: string) => (language === 'en' ? route : `/${language}${route === '/' ? '' : route}`);
const nameOf = (route: string) => route.slice(1) || 'home';

async function take(browser: Browser, baseURL: string, language: Language) {
  const pictures = [];
  let brand = '';
  for (const { form, viewport, scale, routes } of FORMS) {
    const isMobile = form === 'narrow';
    const context = await browser.newContext({
      ...{ baseURL, viewport, deviceScaleFactor: scale, isMobile, hasTouch: isMobile },
      ...{ reducedMotion: 'reduce', timezoneId: 'Asia/Dhaka', bypassCSP: true },
    });
    for (const route of routes) {
      const page = await context.newPage();
      await page.goto(addressIn(language, route), { waitUntil: 'domcontentloaded' });
      await settled(page);
      brand = (await page.locator('meta[property="og:site_name"]').getAttribute('content')) ?? '';
      const webp = await sharp(await page.screenshot({ animations: 'disabled' }))
        .webp({ quality: QUALITY, effort: 6 })
        .toBuffer();
      const name = `${language}-${nameOf(route)}-${form}.webp`;
      writeFileSync(`${FOLDER}/${name}`, webp);
      const [width, height] = [viewport.width * scale, viewport.height * scale];
      pictures.push({ name, language, form, width, height, label: await page.title() });
      await page.close();
    }
    await context.close();
  }
  return { brand, pictures };
}

/** Takes the pictures that the manifest shows who installs the site, from a running site in every language. */
export async function takeAppScreenshots(baseURL: string): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: (await findBrowser()).executablePath });
  try {
    await step('screenshots for the manifest', async () => {
      const taken = [];
      for (const language of LANGUAGES) taken.push(await take(browser, baseURL, language));
      const list = { brand: taken[0]?.brand, pictures: taken.flatMap(({ pictures }) => pictures) };
      writeFileSync(`${FOLDER}/list.json`, `${JSON.stringify(list, null, 2)}\n`);
    });
  } finally {
    await browser.close();
  }
}
