import { watchRequests } from '../fixtures/requests.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { games, mockGameList, scrollToEnd } from './game-list.ts';

test.use({ expectedFaults: /answer 404|status of 404/ });

const CALL = /^GET \S*\/api\//;
const NOT_FOUND = { text: "The page you are looking for doesn't exist.", back: 'Back to home' };
const IN_BENGALI = { text: 'আপনি যে পেজটি খুঁজছেন, সেটি নেই।', back: 'হোমে ফিরে যান' };

test('a provider that was added after the build shows its games, whatever the case of its name', async ({
  page,
  open,
}) => {
  await mockGameList(page, 30);
  const calls = watchRequests(page, CALL);
  await open('/slots/shapla%20PLAY');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shapla Play');
  await expect(page).toHaveTitle(/^Shapla Play · /);
  await expect(page.getByText(NOT_FOUND.text)).toBeHidden();
  await expect(games(page)).toHaveCount(24);
  expect(calls).toEqual([
    expect.stringContaining('/v1/init?'),
    expect.stringContaining('/v1/game-list?'),
  ]);
  await scrollToEnd(page);
  await expect(games(page)).toHaveCount(30);
  await expect(page.getByText('No more games to load')).toBeVisible();
  await games(page).last().scrollIntoViewIfNeeded();
  calls.length = 0;
  await page.goto('/vip');
  await page.goBack();
  await expect(games(page).last()).toBeInViewport();
  expect(calls.join()).not.toContain('/v1/game-list?');
  await games(page).first().click();
  await expect(page.getByRole('dialog')).toContainText('Please login to continue');
});

test('a provider with special characters in its name is found', async ({ page, open }) => {
  await open(`/slots/${encodeURIComponent('Rupa & Raja 100%')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rupa & Raja 100%');
  await expect(games(page)).toHaveCount(24);
});

for (const [path, home, { text, back }, count] of [
  ['/nowhere', '/', NOT_FOUND, 0],
  ['/bd/slots/a/b', '/bd', IN_BENGALI, 0],
  ['/bd/slots/nobody', '/bd', IN_BENGALI, 1],
] as const) {
  test(`${path} shows the 404 page in its language, asks the backend ${count} times, and loads React only then`, async ({
    page,
    open,
  }) => {
    const calls = watchRequests(page, CALL);
    const react = watchRequests(page, /_astro\/react/);
    expect((await open(path)).status()).toBe(404);
    await settled(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: back })).toHaveAttribute(
      'href',
      home,
    );
    expect(calls).toHaveLength(count);
    expect(react.length > 0).toBe(count > 0);
  });
}
