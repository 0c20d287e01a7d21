import { expect, test } from '../fixtures/test.ts';

test('the page lists its parts, and the ways to it are where players look', async ({ page, open }) => {
  await open('/help/responsible-gaming');
  await page.getByRole('main').getByRole('link', { name: 'Safer Play' }).click();
  await expect(page).toHaveURL('/safer-play');
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText(['Home', 'Safer Play']);
  const list = page.getByRole('navigation', { name: 'On this page' });
  const titles = await page.locator('main section > h2').allTextContents();
  await expect(list.getByRole('link')).toHaveText(titles);
  await list.getByRole('link', { name: 'Reality Check' }).click();
  await expect(page).toHaveURL('/safer-play#reality-check');
  await expect(page.getByRole('region', { name: 'Reality Check' })).toBeInViewport();
  await open('/help');
  await expect(page.getByRole('main').getByRole('link', { name: 'Safer Play' })).toHaveAttribute('href', '/safer-play');
});

test('what was chosen is there on the next page, and in the other tab at once', async ({ page, open, newTab }) => {
  await open('/bd/safer-play');
  const other = await newTab('/bd/safer-play');
  await page.getByRole('radio', { name: '১৫ মিনিট' }).check();
  await expect(page.getByRole('status').filter({ hasText: '১৫ মিনিট পরপর' })).toBeVisible();
  await expect(other.getByRole('radio', { name: '১৫ মিনিট' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio', { name: '১৫ মিনিট' })).toBeChecked();
});

test('a guest is told to log in for the money by day, and comes back to the place', async ({ page, open }) => {
  await open('/safer-play');
  const place = page.locator('#money-by-day');
  await expect(place.getByRole('button')).toBeHidden();
  await expect(place.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fsafer-play%23money-by-day');
});
