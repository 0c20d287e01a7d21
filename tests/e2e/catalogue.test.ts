import { expect, test } from './fixtures/test.ts';

test('slots shows the providers, six to a row on large screens', async ({ page, open, viewport }) => {
  await open('/slots');
  const tiles = page.getByRole('main').getByRole('listitem');
  expect(await tiles.count()).toBeGreaterThanOrEqual(10);
  const tops = await tiles.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength((viewport?.width ?? 0) >= 1024 ? 6 : 2);
});

test('every provider has a page with its first games, also where the name has special characters', async ({ page, open }) => {
  await open('/slots');
  const addresses = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    expect((await open(address)).status()).toBe(200);
    const games = page.getByRole('main').getByRole('link', { name: /^Play /i });
    expect(await games.count()).toBeGreaterThan(0);
    expect(await games.count()).toBeLessThanOrEqual(24);
  }
});

test('pictures have their space reserved before they load', async ({ page, open }) => {
  await open('/slots');
  const sized = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.every((image) => image.hasAttribute('width') && image.hasAttribute('height')));
  expect(sized).toBe(true);
});

test('help pages hold the content of their language', async ({ page, open }) => {
  await open('/bd/help/responsible-gaming');
  await expect(page.getByRole('article')).toContainText(/[ঀ-৿]{3}/);
  const words = (await page.getByRole('article').textContent())?.split(/\s+/) ?? [];
  expect(words.length).toBeGreaterThan(500);
});

for (const route of ['/vip', '/rewards']) {
  test(`${route} says that the information is being updated and to contact customer service`, async ({ page, open }) => {
    await open(route);
    await expect(page.getByText('information is being updated. Please contact customer service.')).toBeVisible();
  });
}
