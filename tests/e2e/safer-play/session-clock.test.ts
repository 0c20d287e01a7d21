import { submitLogin } from '../fixtures/forms.ts';
import { stored } from '../fixtures/storage.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';

test('the time since login goes on over reloads, is one in all tabs, and ends with the logout', async ({
  page,
  open,
  newPlayer,
  newTab,
}) => {
  const player = await newPlayer();
  await page.clock.install();
  await open('/login');
  await submitLogin(page, player);
  await expect(page).toHaveURL('/');
  await waitForIslands(page);
  await page.clock.fastForward('00:42:03');
  await page.reload();
  await waitForIslands(page);
  await page.locator('header button[popovertarget=wallet]').click();
  const time = page.locator('#wallet').getByRole('timer', { name: 'Time since login' });
  await expect(time).toHaveText(/^0:42:\d\d$/);
  const before = await time.textContent();
  await page.clock.fastForward(5_000);
  await expect(time).not.toHaveText(before ?? '');

  const other = await newTab('/bd/safer-play/session-clock');
  await expect(other.getByRole('main').getByRole('timer')).toHaveText(/^[০-৯]:[০-৯]{2}:[০-৯]{2}$/);
  expect(await stored(other, 'login_at')).toBe(await stored(page, 'login_at'));

  await page.goto('/logout');
  await expect(page).toHaveURL('/bd');
  expect(await stored(page, 'login_at')).toBeNull();
  await expect(other.getByRole('main').getByRole('timer')).toBeHidden();
});
