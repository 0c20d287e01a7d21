import type { Page } from '@playwright/test';
import { ACCOUNT, PUBLIC } from '../routes.ts';
import { expect, test } from './fixtures/test.ts';

// Chromium reports each script that a page names and that it does not load.
test.use({ javaScriptEnabled: false, expectedFaults: /_astro\/.*\.js \(csp\)/ });

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('main').locator('h1, h2').first()).toBeVisible();
  await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
}

for (const path of PUBLIC) {
  test(`${path} can be read without script`, async ({ page }) => {
    await page.goto(path);
    await expectReadable(page);
  });
}

for (const [path, link] of [
  ['/slots', 'main a[href*="/slots/"]'],
  ['/promotion', 'main a[href*="/promotion/"]'],
] as const) {
  test(`${path} leads to a page of its own without script`, async ({ page }) => {
    await page.goto(path);
    await page.locator(link).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/`));
    await expectReadable(page);
  });
}

for (const path of ['/login', '/register', '/logout', ...ACCOUNT]) {
  test(`${path} says that it needs a script, and whom to ask`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
    await expectReadable(page);
    await expect(
      page
        .locator('header a[target=_blank], footer a[target=_blank]')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });
}
