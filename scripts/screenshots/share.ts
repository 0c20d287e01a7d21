import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { LANGUAGES, SHARE_SIZE } from '../../src/lib/config.ts';
import { withLimits } from '../../src/lib/domain/limits/with-limits.ts';
import { addressIn } from '../../src/lib/domain/site/address.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { CommandError, runCommand } from '../run/command.ts';
import { waitForFonts } from './wait-for-fonts.ts';

interface Frame {
  slots: string;
  casino: string;
  sports: string;
  adultsOnly: string;
}

/** In the page, whose fonts it takes. The build lays the logo over the upper left corner. */
function draw({ slots, casino, sports, adultsOnly }: Frame): void {
  document.body.innerHTML = `<div style="position:fixed;inset:0;display:grid;align-content:end;padding:0 56px 56px;background:#04150e;color:#f6efd9">
<img src="/lamp-river.svg" alt="" style="position:absolute;right:0;top:0;width:709px;max-width:none;mask-image:linear-gradient(90deg,#0000,#000 40%)">
<p style="position:relative;font:700 88px/1.25 var(--font-sans)">${[slots, casino, sports].join('<br>')}</p>
<p style="position:relative;max-width:500px;margin-top:24px;text-wrap:balance;font:500 30px/1.4 var(--font-sans);color:#ffc14d">${adultsOnly}</p></div>`;
}

/** Draws the picture that messengers show for pages of a language (`src/lib/site/share-picture.ts`), from a running site: `node scripts/screenshots/share.ts URL`. */
await runCommand(async () => {
  const [baseURL] = process.argv.slice(2);
  if (!baseURL)
    throw new CommandError('usage: node scripts/screenshots/share.ts https://site.example');
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  for (const language of LANGUAGES) {
    const page = await browser.newPage({ baseURL, viewport: SHARE_SIZE, bypassCSP: true });
    await page.goto(addressIn(language, '/'), { waitUntil: 'networkidle' });
    const tag = (await page.locator('html').getAttribute('lang')) ?? language;
    const frame = JSON.parse(
      readFileSync(`src/content/messages/${language}/frame.json`, 'utf8'),
    ) as Frame;
    await page.evaluate(draw, withLimits(frame, tag));
    await page.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
    await page.evaluate(waitForFonts);
    await sharp(await page.screenshot())
      .jpeg({ quality: 85 })
      .toFile(`src/content/share/${language}.jpg`);
  }
  await browser.close();
});
