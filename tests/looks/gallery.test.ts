import { expect, test } from '@playwright/test';
import { addressOf, isOverlay, PARTS, type Part } from '../../src/gallery/places.ts';
import type { Language, Theme } from '../../src/lib/config.ts';
import { NOW, serveGallery } from './serve-gallery.ts';

/** Both themes and both scripts. */
const LOOKS: readonly { language: Language; theme: Theme }[] = [
  { language: 'en', theme: 'Green' },
  { language: 'bd', theme: 'WhiteGold' },
];
/** Made of what is compared elsewhere in the other look, too. */
const IN_ONE_THEME: Partial<Record<Part, Theme>> = {
  choices: 'WhiteGold',
  notices: 'WhiteGold',
  pages: 'WhiteGold',
  money: 'WhiteGold',
  budget: 'WhiteGold',
  list: 'WhiteGold',
  launch: 'Green',
};

for (const part of PARTS) {
  for (const { language, theme } of LOOKS.filter(
    (look) => look.theme === (IN_ONE_THEME[part] ?? look.theme),
  )) {
    test(`${part} in ${language}, ${theme}`, async ({ page }) => {
      await serveGallery(page);
      await page.clock.setFixedTime(NOW);
      await page.goto(addressOf({ language, theme, part }));
      const shown = isOverlay(part)
        ? page.getByRole('dialog')
        : page.locator('main section').first();
      await shown.waitFor();
      await page.evaluate(async () => {
        await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
        await Promise.all(
          [...document.images].map((image) => image.decode().catch(() => undefined)),
        );
      });
      // The gallery's own list of parts would be seen behind a dialog.
      if (isOverlay(part)) await page.locator('body > nav').evaluate((nav) => nav.remove());
      const subject = isOverlay(part) ? page : page.locator('main');
      // A page's banner has more colours than a reference.
      const mask = [
        page.locator('div:has(> div > picture > img[fetchpriority=high]), img[fetchpriority=high]'),
      ];
      await expect(subject).toHaveScreenshot(`${part}-${language}-${theme}.png`, { mask });
    });
  }
}
