import type { Page } from '@playwright/test';
import { register } from '../fixtures/forms.ts';
import { expect, settled, test, waitForIslands } from '../fixtures/test.ts';
import { expectGame, GAME, hostGame, mockLaunch } from '../games/launch.ts';
import { main } from '../wallet/wallet-pages.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a guest who taps a game signs up by way of the login, and the game is launched', async ({
  page,
  open,
}) => {
  await hostGame(page);
  const { queries } = await mockLaunch(page, { url: GAME });
  await open('/slots/Matighar');
  const tile = main(page).locator('a[data-game]').nth(2);
  const code = await tile.getAttribute('data-game');
  await tile.click();
  await expect(dialog(page).getByRole('link')).toHaveText(['Sign Up', 'Login']);
  await dialog(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login?next=%2Fslots%2FMatighar%23play');
  await expect(main(page).getByText('Log in to go on.')).toBeVisible();
  await expect(main(page).getByText('Welcome back.')).toBeHidden();
  await main(page).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/register?next=%2Fslots%2FMatighar%23play');
  expect(queries).toEqual([]);

  await waitForIslands(page);
  await register(page);
  await expect(page).toHaveURL('/slots/Matighar');
  const link = dialog(page).getByRole('link', { name: 'Open at localhost:4999' });
  await link.click();
  await expectGame(page);
  expect(queries.map(({ gameCode }) => gameCode)).toEqual([code]);

  await page.reload();
  await settled(page);
  await expect(dialog(page)).toBeHidden();
  expect(queries).toHaveLength(1);
});
