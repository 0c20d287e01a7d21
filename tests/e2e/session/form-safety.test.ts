import { field, fillLogin } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { holdRequests, watchRequests } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

test.describe('without script', () => {
  // Chromium reports each script that a page names and that it does not load.
  test.use({ javaScriptEnabled: false, expectedFaults: /_astro\/.*\.js \(csp\)/ });
  test('a form sends nothing, and says that it needs JavaScript', { tag: '@gate' }, async ({
    page,
  }) => {
    const sent = watchRequests(page);
    await page.goto('/login');
    await fillLogin(page, newPerson());
    await field(page, 'Password').press('Enter');
    await expect(page.locator('form').getByRole('button').last()).toBeDisabled();
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(
      'This page needs JavaScript. Please turn it on in your browser, or contact customer service.',
    );
    await expect(page).toHaveURL('/login');
    expect(
      sent.filter((request) => request.includes('river1234') || request.startsWith('POST')),
    ).toEqual([]);
  });
});

test('a form that is sent before React has come is kept, and sent once by the island', {
  tag: '@gate',
}, async ({ page, newPlayer }) => {
  const sent = watchRequests(page);
  const release = await holdRequests(page, /_astro\/(react|client|LoginForm)/);
  await page.goto('/login');
  await fillLogin(page, newPlayer);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await field(page, 'Password').press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(
    sent.filter((request) => request.includes(newPlayer.password) || request.startsWith('POST')),
  ).toEqual([]);
  await expect(page).toHaveURL('/login');

  release();
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
  expect(sent.filter((request) => request.includes(newPlayer.password))).toHaveLength(1);
});
