import { watchRequests } from './fixtures/requests.ts';
import { expect, settled, test } from './fixtures/test.ts';

test('a long list on a large screen asks for the pictures that are near', async ({ page, open }) => {
  const MANY = 200;
  await page.route('**/slots', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [list = ''] = /(?<=<ul[^>]* class="tile-grid[^>]*>)[\s\S]*?(?=<\/ul>)/.exec(html) ?? [];
    const items = list.split(/(?=<li\b)/).filter((item) => item.startsWith('<li') && !item.includes('fetchpriority'));
    // Each with pictures of its own.
    const repeated = Array.from({ length: MANY }, (_, at) => items[at % items.length]?.replaceAll(/(\/media\/[\w.-]+)/g, `$1?${at}`));
    await route.fulfill({ response, body: html.replace(list, () => repeated.join('')) });
  });
  const requests = watchRequests(page, /\/media\//);
  await open('/slots');
  await settled(page);
  expect(requests.length).toBeLessThanOrEqual(35);
  const pictures = page.getByRole('main').getByRole('listitem').locator('img');
  await expect(pictures).toHaveCount(MANY);
  const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
  for (const at of [0, 23, 60, 125, 126, MANY - 1]) {
    await pictures.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.nth(at).evaluate(isLoaded)).toBe(true);
  }
});
