import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type PublishingSite, startPublishingSite } from './fixtures/publishing-site.ts';
import { expect, test } from './fixtures/test.ts';

/** From the click on Publish to the page: the publish that may be running, then a pull, a build of every page, and the checks. */
const PUBLISH_TIMEOUT_MS = 150_000;

// The preview's frames run nothing of what was typed.
test.use({ expectedFaults: /Blocked script execution/ });

let site: PublishingSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPublishingSite();
});

test.afterAll(async () => {
  await site?.stop();
});

async function picture(width: number, height: number) {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#0a5' } });
  return { name: 'river.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}

/** Publishes the open form, and waits without a reload until the desk says that it is live. */
async function publish(desk: Page, subject: string) {
  await desk.getByRole('button', { name: 'Publish' }).first().click();
  const state = desk.getByRole('status');
  await expect(state).toContainText(subject);
  await expect(state).toContainText('Live since', { timeout: PUBLISH_TIMEOUT_MS });
}

test('an operator’s promotion, banner and theme are live when the desk says so', async ({ page: desk, context }) => {
  test.setTimeout(2 * PUBLISH_TIMEOUT_MS + 30_000);
  await expect.poll(site.output).toContain('Log in as  demo1 with demo1234');
  for (const address of [site.url, site.desk, `${site.url}/hooks/content`]) expect(site.output()).toContain(address);
  await desk.goto(site.desk);
  await desk.getByRole('link', { name: 'Promotions, banners' }).click();

  await desk.getByRole('link', { name: 'New promotion' }).click();
  await desk.getByLabel('Name', { exact: true }).fill('নৌকা বাইচ ২০%');
  await desk.getByLabel('Shown to readers of').selectOption('বাংলা');
  await desk.getByLabel('Picture').setInputFiles(await picture(640, 360));
  await desk.getByLabel('Content (HTML)').fill('<h3>Lamps on the water</h3><script>alert(1)</script>');
  await desk.getByRole('button', { name: 'Preview' }).click();
  const phone = desk.frameLocator('iframe[name="preview"]').frameLocator('iframe[title="বাংলা"]');
  await expect(phone.getByRole('heading', { name: 'Lamps on the water' })).toBeVisible();
  await expect(phone.locator('.picture img')).toHaveJSProperty('naturalWidth', 640);
  await publish(desk, 'নৌকা বাইচ ২০%');

  const reader = await context.newPage();
  await reader.goto((await desk.getByRole('link', { name: 'See the page' }).getAttribute('href')) ?? '');
  await expect(reader).toHaveURL(`${site.url}/bd/promotion/nouka-baich-20-126`);
  await expect(reader.getByRole('heading', { level: 1, name: 'নৌকা বাইচ ২০%' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Lamps on the water' })).toBeVisible();
  expect(await reader.getByRole('main').innerHTML()).not.toContain('alert(1)');

  await desk.getByLabel('WhiteGold').check();
  await desk.getByRole('region', { name: 'Theme' }).getByRole('button', { name: 'Publish' }).click();
  await desk.getByRole('link', { name: 'New banner' }).click();
  await desk.getByLabel('Picture', { exact: true }).setInputFiles(await picture(1600, 600));
  await desk.getByLabel('What the picture shows').fill('A river');
  const english = desk.getByRole('group', { name: 'English' });
  await english.getByLabel('Title').fill('Light on the river');
  await english.getByLabel('Link').fill('/promotion');
  await publish(desk, 'A river');
  await reader.goto(`${site.url}/ms`);
  await expect(reader.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(reader.getByRole('link', { name: 'Light on the river', includeHidden: true }).first()).toHaveAttribute(
    'href',
    '/ms/promotion',
  );
});
