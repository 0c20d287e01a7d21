import { expect, test } from '../fixtures/test.ts';

test('the page is rows with their state, and the ways to it are where players look', async ({ page, open }) => {
  await open('/help/responsible-gaming');
  await page.getByRole('main').getByRole('link', { name: 'Safer Play' }).click();
  await expect(page).toHaveURL('/safer-play');
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText(['Home', 'Safer Play']);
  // Eight rows with what is set, in about a screen of a phone; each opens by a tap or by its address.
  await expect(page.locator('main section > details')).toHaveCount(8);
  await expect(page.locator('main section > details[open]')).toHaveCount(0);
  const row = page.getByRole('region', { name: 'Reality Check' });
  await expect(row.locator('summary')).toContainText('60 minutes');
  await row.locator('summary').click();
  await row.getByRole('radio', { name: '30 minutes' }).check();
  await expect(row.locator('summary')).toContainText('30 minutes');
  await page.goto('/safer-play#break');
  await expect(page.getByRole('button', { name: '24 Hours' })).toBeInViewport();
  await open('/help');
  await expect(page.getByRole('main').getByRole('link', { name: 'Safer Play' })).toHaveAttribute('href', '/safer-play');
});

test('what was chosen is there on the next page, and in the other tab at once', async ({ page, open, newTab }) => {
  await open('/bd/safer-play');
  const other = await newTab('/bd/safer-play');
  for (const tab of [page, other])
    await tab.locator('#reality-check').evaluate((part) => part.closest('details')?.setAttribute('open', ''));
  await page.getByRole('radio', { name: '১৫ মিনিট' }).check();
  await expect(page.getByRole('status').filter({ hasText: '১৫ মিনিট পরপর' })).toBeVisible();
  await expect(other.getByRole('radio', { name: '১৫ মিনিট' })).toBeChecked();
  await expect(other.locator('[data-reality-check-state]')).toHaveText('১৫ মিনিট');
  await page.reload();
  await expect(page.locator('[data-reality-check-state]')).toHaveText('১৫ মিনিট');
});

test('a guest is told to log in for the money by day, and comes back to the place', async ({ page, open }) => {
  await open('/safer-play#money-by-day');
  const place = page.locator('#money-by-day');
  await expect(place.getByRole('button')).toBeHidden();
  await expect(place.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login?next=%2Fsafer-play%23money-by-day');
});
