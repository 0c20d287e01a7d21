import type { Page } from '@playwright/test';
import { field } from './fixtures/forms.ts';
import { expect, goOffline, test } from './fixtures/test.ts';

test.use({ expectedFaults: /failed request|ERR_/ });

const line = (page: Page) => page.locator('header [data-offline]');

test('a call that does not get through shows the line, which goes by itself when the backend is there again', async ({ page, open }) => {
  await page.clock.install();
  await open('/vip', { as: 'player' });
  // Every call, since one that is answered says that there is a connection.
  await page.route('**/api/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.locator('[popovertarget="wallet"]').click();
  await failed;
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(line(page)).toHaveText('No connection just now', { timeout: 100 });
  }).toPass();
  await page.unroute('**/api/**');
  // Nobody does anything, and the device has said all the time that it has a network.
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(line(page)).not.toHaveText('No connection just now', { timeout: 100 });
  }).toPass();
});

test('where one call alone is never answered, the forms of money know a connection', async ({ page, open }) => {
  await page.clock.install();
  // As a gateway's 502 without the headers of another origin.
  await page.route('**/api/v1/report?*', (route) => route.abort());
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.addInitScript(() => {
    addEventListener('offline', () => document.documentElement.setAttribute('data-was-offline', ''));
  });
  await open('/transfer', { as: 'player' });
  // A form that is filled in reads the rows that are there before its request.
  await field(page, 'Amount').fill('7');
  await expect(async () => {
    await page.clock.runFor(500);
    await Promise.race([asked, Promise.reject(new Error('The backend was not asked yet'))]);
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-was-offline');
  await expect(page.getByRole('main').getByRole('button', { name: 'Transfer', exact: true })).toBeVisible();
});

test('a page that cannot be loaded is not left', async ({ page, open }) => {
  await open('/slots');
  await goOffline(page);
  // Its script was not loaded yet.
  await page.getByRole('link', { name: 'Search games' }).first().click();
  await expect(line(page)).toHaveText('No connection just now');
  await expect(page.getByRole('main')).toBeVisible();
});
