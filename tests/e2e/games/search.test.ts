import type { Page } from '@playwright/test';
import { watchRequests } from '../fixtures/requests.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { expectGame, GAME, hostGame, mockLaunch } from './launch.ts';

const search = (page: Page) => page.getByRole('dialog', { name: 'Search games' });
const found = (page: Page) => search(page).locator('a[data-game]').filter({ visible: true });

/** Opens the search with the link in the page's main area, and types. */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Search games' }).click();
  await expect(search(page).getByRole('searchbox')).toBeFocused();
  await search(page).getByRole('searchbox').fill(text);
}

test('a guest finds a misspelt game, loads nothing before that, and is asked to log in', {
  tag: '@gate',
}, async ({ page, open }) => {
  const requests = watchRequests(page, /search-while|catalogue\.json|react|\.css /i);
  await open('/slots');
  await settled(page);
  expect(requests).toEqual([]);
  await searchFor(page, 'sundorban strips');
  // Before the search has run, the games that are shown already may begin with the same one.
  await expect(search(page).getByRole('status')).toHaveText(/^Games found: \d+$/);
  await expect(found(page).first()).toHaveAccessibleName('Sundarban Stripes Shapla Play');
  await found(page).first().click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login).toContainText('Please login to continue');
  await expect(login.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fslots',
  );
  await login.getByRole('button', { name: 'Close' }).click();
  await expect(found(page).first()).toBeFocused();
  await search(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Search games' })).toBeFocused();
});

test('a player launches a found game, which home then shows as recently played', {
  tag: '@gate',
}, async ({ page, open }) => {
  await hostGame(page);
  const { queries } = await mockLaunch(page, { url: GAME });
  await open('/sports', { as: 'player' });
  await searchFor(page, 'night crossing');
  await expect(found(page).first()).toHaveAccessibleName(/^Night Crossing /);
  await found(page).first().click();
  await expectGame(page);
  expect(queries[0]).toMatchObject({
    providerName: 'MeghMaker',
    gameCode: expect.stringMatching(/^meg-/),
  });
  await expect(search(page)).toBeHidden();

  await open('/');
  const recent = page.getByRole('region', { name: 'Recently played' });
  await expect(recent.getByRole('link')).toHaveAccessibleName(/^Night Crossing /);
  await recent.getByRole('link').click();
  await expect.poll(() => queries[1]).toEqual(queries[0]);
});
