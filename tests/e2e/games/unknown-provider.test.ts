import type { Page } from '@playwright/test';
import { expect, settled, test } from '../fixtures/test.ts';
import { games, mockGameList, scrollToEnd } from './game-list.ts';

test.use({ expectedFaults: /answer 404|status of 404/ });

const NOT_FOUND = "The page you are looking for doesn't exist.";

/** Collects the paths of the page's requests to the backend. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

test('a provider that was added after the build shows its games, whatever the case of its name', async ({ page, open }) => {
  await mockGameList(page, 30);
  const calls = watchCalls(page);
  await open('/slots/shapla%20PLAY');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shapla Play');
  await expect(page).toHaveTitle(/^Shapla Play · /);
  await expect(page.getByText(NOT_FOUND)).toBeHidden();
  await expect(games(page)).toHaveCount(24);
  expect(calls).toEqual(['/api/v1/init', '/api/v1/game-list']);
  await scrollToEnd(page);
  await expect(games(page)).toHaveCount(30);
  await expect(page.getByText('No more games to load')).toBeVisible();
  await games(page).last().scrollIntoViewIfNeeded();
  const count = calls.length;
  await page.goto('/vip');
  await page.goBack();
  await expect(games(page).last()).toBeInViewport();
  expect(calls.slice(count)).not.toContain('/api/v1/game-list');
  await games(page).first().click();
  await expect(page.getByRole('dialog')).toContainText('Please login to continue');
});

test('a provider with special characters in its name is found', async ({ page, open }) => {
  await open(`/slots/${encodeURIComponent('Rupa & Raja 100%')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rupa & Raja 100%');
  await expect(games(page)).toHaveCount(24);
});

test('an unknown provider shows the 404 page, after one request', async ({ page, open }) => {
  const calls = watchCalls(page);
  const answered = page.waitForResponse(/\/api\/v1\/init/);
  await open('/bd/slots/nobody');
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual(['/api/v1/init']);
});

for (const [path, text, back] of [
  ['/nowhere', NOT_FOUND, 'Back to home'],
  ['/slots/a/b', NOT_FOUND, 'Back to home'],
  ['/bd/nowhere', 'আপনি যে পেজটি খুঁজছেন, সেটি নেই।', 'হোমে ফিরে যান'],
] as const) {
  test(`${path} shows the 404 page in its language, without a backend request and without React`, async ({ page, open }) => {
    const calls = watchCalls(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.text()));
    expect((await open(path)).status()).toBe(404);
    await settled(page);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: back })).toHaveAttribute('href', path.startsWith('/bd') ? '/bd' : '/');
    expect(calls).toEqual([]);
    expect((await Promise.all(scripts)).some((script) => script.includes('Minified React error'))).toBe(false);
  });
}
