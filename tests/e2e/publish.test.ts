import { type PublishingSite, startPublishingSite } from './fixtures/publishing-site.ts';
import { expect, test } from './fixtures/test.ts';

/** From the click on Publish to the page: a pull, a build of every page, and the checks. */
const PUBLISH_TIMEOUT_MS = 75_000;

let site: PublishingSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startPublishingSite();
});

test.afterAll(async () => {
  await site?.stop();
});

test('a promotion that an operator publishes at the desk appears on the site', async ({ page, context }) => {
  test.setTimeout(PUBLISH_TIMEOUT_MS + 30_000);
  await expect.poll(site.output).toContain('Log in as  demo1 with demo1234');
  for (const address of [site.url, site.desk, `${site.url}/hooks/content`]) expect(site.output()).toContain(address);
  await page.goto(site.desk);
  await page.getByRole('link', { name: 'Promotions and marquee' }).click();
  const promotion = page
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: 'every language' }) })
    .first();
  const before = ((await promotion.locator('summary').textContent()) ?? '').replace('every language', '').trim();
  const name = `${before} until the monsoon ends`;
  const reader = await context.newPage();
  await reader.goto(`${site.url}/bd/promotion`);
  const cards = reader.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.filter({ hasText: before })).toHaveCount(1);
  await expect(cards.filter({ hasText: name })).toHaveCount(0);

  await promotion.locator('summary').click();
  await promotion.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await promotion.getByRole('textbox', { name: 'Content (HTML)' }).fill('<h3>Lamps on the water</h3><script>alert(1)</script>');
  await promotion.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Accepted at');

  await expect(async () => {
    await reader.reload();
    await expect(cards.filter({ hasText: name })).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: PUBLISH_TIMEOUT_MS, intervals: [1000] });
  await reader.getByRole('button', { name }).click();
  await expect(reader.getByRole('dialog').getByRole('heading', { name: 'Lamps on the water' })).toBeVisible();
  expect(await reader.getByRole('dialog').innerHTML()).not.toContain('<script');
});
