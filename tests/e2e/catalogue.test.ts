import { expect, test } from './fixtures/test.ts';

test('slots shows the providers, six to a row on large screens', async ({ page, open, viewport }) => {
  await open('/slots');
  const tiles = page.getByRole('main').getByRole('listitem');
  expect(await tiles.count()).toBeGreaterThanOrEqual(10);
  const tops = await tiles.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength((viewport?.width ?? 0) >= 1024 ? 6 : 2);
});
