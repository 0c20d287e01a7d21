import { field } from '../fixtures/forms.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { waitForPaint, watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { submit } from './wallet-pages.ts';

test('the amount can be typed before any script or answer is there, stays in its field, and nothing moves when the rest comes', async ({
  page,
  context,
  open,
  newPlayer,
}) => {
  await open('/help/deposit', { as: await newPlayer() });
  const releaseScripts = await holdRequests(page, '**/_astro/*.js');
  const releaseChoices = await holdRequests(page, '**/user/pre-deposit?*');
  const shifts = await watchShifts(context);
  await page.goto('/deposit', { waitUntil: 'commit' });
  const amount = field(page, 'Amount');
  // Without keys, after which shifts would not count.
  await amount.fill('35');
  releaseScripts();
  await waitForIslands(page);
  await amount.fill('350');
  releaseChoices();
  await expect(submit(page, 'Next')).toBeVisible();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('350');
  await waitForPaint(page);
  expect(shifts).toEqual([]);
  await amount.press('Enter');
  await expect(field(page, 'Provider')).toBeVisible();
});
