import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { THEME_SHEETS, type Theme } from '../../src/lib/config.ts';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { waitForFonts } from './wait-for-fonts.ts';

/** The README shows the one of the reader's colour scheme. */
const FILES: Record<Theme, string> = { Green: '.readme/home-dark.webp', WhiteGold: '.readme/home-light.webp' };
const DESK = { viewport: { width: 1440, height: 925 }, deviceScaleFactor: 0.8 } satisfies BrowserContextOptions;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } satisfies BrowserContextOptions;
const GAP = 24;
const QUALITY = 72;
/** A player of the sandbox. */
const PLAYER = { username: 'demo1', password: 'demo1234' };

/** A site is built in one theme: the other's colours are laid over it. */
const coloursOf = (theme: Theme) => readFileSync(`src/styles/themes/${THEME_SHEETS[theme]}`, 'utf8').replace('@theme static', ':root');

async function login(page: Page): Promise<void> {
  await page.goto('/login');
  for (const [name, text] of Object.entries(PLAYER)) await page.locator(`input[name=${name}]`).fill(text);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL('/');
}

async function shoot(page: Page, address: string, theme: Theme): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: coloursOf(theme) });
  await page.evaluate(waitForFonts);
  return page.screenshot({ animations: 'disabled' });
}

/** Home on a desk, then home and the deposit of a player in Bengali on a phone, in a row. */
async function take(browser: Browser, baseURL: string, theme: Theme): Promise<void> {
  const open = (options: BrowserContextOptions) =>
    browser.newPage({ ...options, baseURL, reducedMotion: 'reduce', timezoneId: 'Asia/Dhaka', bypassCSP: true });
  const pictures = [await shoot(await open(DESK), '/', theme)];
  const phone = await open(PHONE);
  await login(phone);
  for (const route of ['/', '/deposit']) pictures.push(await shoot(phone, addressIn('bd', route), theme));
  const widths = [DESK.viewport.width * DESK.deviceScaleFactor, PHONE.viewport.width, PHONE.viewport.width];
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((left, width) => left + width + GAP, 0));
  const width = widths.reduce((sum, own) => sum + own + GAP, -GAP);
  await sharp({ create: { width, height: PHONE.viewport.height, channels: 4, background: '#0000' } })
    .composite(pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(FILES[theme]);
}

/** Takes the README's pictures from a running site with the sandbox's players: `node scripts/screenshots/readme.ts URL`. */
await runCommand(async () => {
  const [baseURL] = process.argv.slice(2);
  if (!baseURL) throw new CommandError('usage: node scripts/screenshots/readme.ts http://localhost:4321');
  const browser = await chromium.launch({ executablePath: (await findBrowser()).executablePath });
  for (const theme of Object.keys(FILES) as Theme[]) await take(browser, baseURL, theme);
  await browser.close();
  console.log(`They are in ${Object.values(FILES).join(' and ')}`);
});
