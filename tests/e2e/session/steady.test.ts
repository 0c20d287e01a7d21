import { submitLogin } from '../fixtures/forms.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedFaults: /answer 401|status of 401/ });

test('the answer to a login takes the place of the wait for it', async ({ page, open, newPlayer }) => {
  const { username } = await newPlayer();
  await open('/login');
  const release = await holdRequests(page, '**/api/login?*');
  await submitLogin(page, { username, password: 'wrong-one' });
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'Checking…' })).toBeVisible();
  const before = await main.locator('button[type=submit]').boundingBox();
  release();
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  expect(await main.locator('button[type=submit]').boundingBox()).toEqual(before);
});
