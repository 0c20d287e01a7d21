import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { waitForFonts } from './wait-for-fonts.ts';

const DESK = {
  viewport: { width: 1440, height: 925 },
  deviceScaleFactor: 0.8,
} satisfies BrowserContextOptions;
const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;
const GAP = 24;
const QUALITY = 72;
/** A player of the sandbox. */
const PLAYER = { username: 'demo1', password: 'demo1234' };

async function login(page: Page): Promise<void> {
  await page.goto('/login');
  for (const [name, text] of Object.entries(PLAYER))
    await page.locator(`input[name=${name}]`).fill(text);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL('/');
}

async function shoot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(waitForFonts);
  return page.screenshot({ animations: 'disabled' });
}

/** Home on a desk, then home and the deposit of a player in Bengali on a phone, in a row. Returns the picture's path, which names the site's theme. */
async function take(browser: Browser, baseURL: string): Promise<string> {
  // The policy would refuse what waits for the fonts.
  const own = {
    baseURL,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Dhaka',
    bypassCSP: true,
  } as const;
  const open = (options: BrowserContextOptions) => browser.newPage({ ...options, ...own });
  const desk = await open(DESK);
  const pictures = [await shoot(desk, '/')];
  const theme = await desk.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const phone = await open(PHONE);
  await login(phone);
  for (const route of ['/', '/deposit']) pictures.push(await shoot(phone, addressIn('bd', route)));
  const deskWidth = DESK.viewport.width * DESK.deviceScaleFactor;
  const phoneWidth = PHONE.viewport.width;
  const lefts = [0, deskWidth + GAP, deskWidth + phoneWidth + 2 * GAP];
  const width = deskWidth + 2 * (phoneWidth + GAP);
  const path = `.readme/home-${theme}.webp`;
  await sharp({
    create: { width, height: PHONE.viewport.height, channels: 4, background: '#0000' },
  })
    .composite(pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path);
  return path;
}

/** Takes the README's picture from a running site with the sandbox's players, once in each theme: `node scripts/screenshots/readme.ts URL`. */
await runCommand(async () => {
  const [baseURL] = process.argv.slice(2);
  if (!baseURL)
    throw new CommandError('usage: node scripts/screenshots/readme.ts http://localhost:4321');
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  console.log(`It is in ${await take(browser, baseURL)}`);
  await browser.close();
});
