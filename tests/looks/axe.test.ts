import { expect, test } from '@playwright/test';
import { addressOf, isOverlay, PARTS } from '../../src/gallery/places.ts';
import { LANGUAGES } from '../../src/lib/config.ts';
import { axeProblems } from '../e2e/accessibility/axe.ts';
import { NOW, serveGallery } from './serve-gallery.ts';

/** What a whole page has, and the gallery, which shows parts of many, has not. Pages: `tests/e2e/accessibility`. */
const OF_PAGES = ['heading-order', 'landmark-unique', 'page-has-heading-one', 'region'];

// Tall enough that nothing is out of sight.
test.use({ viewport: { width: 360, height: 12_000 } });

for (const part of PARTS) {
  test(`${part} in every state, language and theme breaks no rule`, async ({ page }) => {
    await serveGallery(page);
    await page.clock.setFixedTime(NOW);
    for (const language of LANGUAGES) {
      await page.goto(addressOf({ language, theme: 'Green', part }));
      await (isOverlay(part)
        ? page.getByRole('dialog')
        : page.locator('main section').first()
      ).waitFor();
      // The gallery's own, which no player sees.
      await page.locator('body > nav').evaluate((nav) => nav.remove());
      expect.soft(await axeProblems(page, OF_PAGES), language).toEqual([]);
    }
  });
}
