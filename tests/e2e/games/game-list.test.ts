import { boxOf } from '../fixtures/box.ts';
import { watchRequests } from '../fixtures/requests.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { games, mockGameList, scrollToEnd } from './game-list.ts';

const END = 'No more games to load';

test('the next games load when the last one is visible, to the end, each once', async ({
  page,
  open,
}) => {
  const requests = watchRequests(page, /^GET \S*\/game-list\?/);
  await open('/slots/Shapla%20Play');
  await expect(games(page)).toHaveCount(24);
  await settled(page);
  expect(requests).toEqual([]);
  await expect(page.getByText(END)).toBeHidden();
  for (const count of [48, 60]) {
    await games(page).last().scrollIntoViewIfNeeded();
    await expect(games(page)).toHaveCount(count);
  }
  await expect(page.getByText(END)).toBeVisible();
  await scrollToEnd(page);
  expect(requests.map((request) => /[?&]page=(\d+)/.exec(request)?.[1])).toEqual(['1', '2']);
  const codes = await games(page).evaluateAll((tiles) =>
    tiles.map((tile) => tile.getAttribute('data-game')),
  );
  expect(new Set(codes).size).toBe(60);
});

test.describe('when the list’s script cannot be loaded', () => {
  test.use({ expectedFaults: /MoreGames|net::ERR_FAILED/ });

  test('it can be tried again in its place', async ({ page, open }) => {
    const script = /MoreGames.*\.js$/;
    await page.route(script, (route) => route.abort());
    await open('/slots/Shapla%20Play');
    await games(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toContainText('More games could not be loaded.');
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => games(page).count()).toBeGreaterThan(24);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('Back restores the loaded games and the scroll position', async ({ page, open }) => {
  const requestedPages = await mockGameList(page, 1000);
  await open('/slots/Shapla%20Play');
  for (const count of [48, 72, 96]) {
    await games(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => games(page).count()).toBeGreaterThanOrEqual(count);
  }
  const read = games(page).nth(70);
  await read.scrollIntoViewIfNeeded();
  // The end may have been so near that another page was asked for.
  await settled(page);
  await expect.poll(async () => (await games(page).count()) / 24 - requestedPages.length).toBe(1);
  const name = (await read.locator('.tile-name').textContent()) ?? '';
  const { top } = await boxOf(read);
  const loaded = await games(page).count();
  const calls = requestedPages.length;
  await page.goto('/vip');
  await page.goBack();
  const tile = games(page).filter({ has: page.getByText(name, { exact: true }) });
  await expect(tile).toBeInViewport();
  await expect.poll(async () => (await boxOf(tile)).top).toBeCloseTo(top, -1);
  expect(await games(page).count()).toBe(loaded);
  expect(requestedPages).toHaveLength(calls);
  await page.goto('/slots/Shapla%20Play');
  await expect(games(page)).toHaveCount(24);
});

test('slots are six providers to a row on large screens', async ({ page, open, isMobile }) => {
  await open('/slots');
  const tiles = page.getByRole('main').getByRole('listitem');
  expect(await tiles.count()).toBeGreaterThanOrEqual(10);
  const tops = await tiles.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 6);
});
