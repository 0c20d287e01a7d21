import { field } from '../fixtures/forms.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { submit, tile } from './wallet-pages.ts';

test('the amount can be typed before any script or answer is there, and stays in its field', async ({ page, open, newPlayer }) => {
  await open('/help/deposit', { as: await newPlayer() });
  const releaseScripts = await holdRequests(page, '**/_astro/*.js');
  const releaseChoices = await holdRequests(page, '**/user/pre-deposit?*');
  await page.goto('/deposit', { waitUntil: 'commit' });
  const amount = field(page, 'Amount');
  await amount.fill('35');
  releaseScripts();
  await waitForIslands(page);
  await amount.fill('350');
  releaseChoices();
  await expect(submit(page, 'Next')).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('350');
  await tile(page, 'Dhansiri Bank').check();
  await amount.press('Enter');
  await expect(submit(page, 'Submit Deposit')).toBeVisible();
});
