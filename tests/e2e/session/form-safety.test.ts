import { field, fillLogin } from '../fixtures/forms.ts';
import { holdRequests, watchRequests } from '../fixtures/requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

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
