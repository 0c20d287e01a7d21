import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { LANGUAGES, type Language, SHARE_SIZE } from '../../src/lib/config.ts';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { drawShare } from './share.ts';
import { waitForFonts } from './wait-for-fonts.ts';

/** Read by `src/lib/site/app-manifest.ts`. */
const FOLDER = 'src/content/screenshots';
const QUALITY = 50;
/** Read by `src/lib/site/share-picture.ts`. */
const SHARE_FOLDER = 'src/content/share';
/** Browsers take 320 to 3,840 px, and no side longer than 2.3 times the other. */
const FORMS = [
  { form: 'narrow', viewport: { width: 360, height: 720 }, scale: 1.25, routes: ['/', '/promotion'] },
  { form: 'wide', viewport: { width: 1280, height: 800 }, scale: 1, routes: ['/'] },
] as const;

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
      await page.goto(addressIn(language, route), { waitUntil: 'networkidle' });
      await page.evaluate(waitForFonts);
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

async function takeShare(browser: Browser, baseURL: string, language: Language): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: SHARE_SIZE, bypassCSP: true });
  await page.goto(addressIn(language, '/'), { waitUntil: 'networkidle' });
  await drawShare(page, language);
  await page.evaluate(waitForFonts);
  await sharp(await page.screenshot())
    .jpeg({ quality: 85 })
    .toFile(`${SHARE_FOLDER}/${language}.jpg`);
  await page.close();
}

/** Takes the pictures that the manifest shows who installs the site, and those for messengers, from a running site in every language: `node scripts/screenshots/app.ts URL`. */
await runCommand(async () => {
  const [baseURL] = process.argv.slice(2);
  if (!baseURL) throw new CommandError('usage: node scripts/screenshots/app.ts https://site.example');
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const taken: Awaited<ReturnType<typeof take>>[] = [];
  rmSync(FOLDER, { recursive: true, force: true });
  for (const folder of [FOLDER, SHARE_FOLDER]) mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    taken.push(await take(browser, baseURL, language));
    await takeShare(browser, baseURL, language);
  }
  const list = { brand: taken[0]?.brand, pictures: taken.flatMap(({ pictures }) => pictures) };
  writeFileSync(`${FOLDER}/list.json`, `${JSON.stringify(list, null, 2)}\n`);
  await browser.close();
  console.log(`They are in ${FOLDER}/ and ${SHARE_FOLDER}/`);
});
