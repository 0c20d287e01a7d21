import { expect, test } from '../fixtures/test.ts';

test('the page lists its parts, and the ways to it are where players look', async ({ page, open }) => {
  await open('/help/responsible-gaming');
  await page.getByRole('main').getByRole('link', { name: 'Safer Play' }).click();
  await expect(page).toHaveURL('/safer-play');
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText(['Home', 'Safer Play']);
  const list = page.getByRole('navigation', { name: 'On this page' });
  const titles = await page.locator('main section > h2').allTextContents();
  await expect(list.getByRole('link')).toHaveText(titles);
  await list.getByRole('link', { name: 'Session Clock' }).click();
  await expect(page).toHaveURL('/safer-play#session-clock');
  await expect(page.getByRole('region', { name: 'Session Clock' })).toBeInViewport();
  await open('/help');
  await expect(page.getByRole('main').getByRole('link', { name: 'Safer Play' })).toHaveAttribute('href', '/safer-play');
});
