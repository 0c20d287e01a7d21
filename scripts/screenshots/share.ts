import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { Language } from '../../src/lib/config.ts';
import { withLimits } from '../../src/lib/domain/limits/with-limits.ts';

interface Frame {
  slots: string;
  casino: string;
  sports: string;
  adultsOnly: string;
}

/** The build lays the logo over the upper left corner. */
function draw({ slots, casino, sports, adultsOnly }: Frame): void {
  document.body.innerHTML = `<div style="position:fixed;inset:0;display:grid;align-content:end;padding:0 56px 56px;background:#04150e;color:#f6efd9">
<img src="/lamp-river.svg" alt="" style="position:absolute;right:0;top:0;width:709px;max-width:none;mask-image:linear-gradient(90deg,#0000,#000 40%)">
<p style="position:relative;font:700 88px/1.25 var(--font-sans)">${[slots, casino, sports].join('<br>')}</p>
<p style="position:relative;max-width:500px;margin-top:24px;text-wrap:balance;font:500 30px/1.4 var(--font-sans);color:#ffc14d">${adultsOnly}</p></div>`;
}

/** Turns a page of the site, whose fonts it takes, into the picture that messengers show for pages of the language. */
export async function drawShare(page: Page, language: Language): Promise<void> {
  const frame = JSON.parse(readFileSync(`src/content/messages/${language}/frame.json`, 'utf8')) as Frame;
  const tag = await page.locator('html').getAttribute('lang');
  await page.evaluate(draw, withLimits(frame, tag ?? language));
  await page.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
}
