import { submitLogin } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { NO_TOKENS, storedTokens } from '../fixtures/storage.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { expectGuest, expectPlayer, waitForConnection } from './player-frame.ts';

test('a logout in one tab is one in all, and so is a login', { tag: '@gate' }, async ({
  page,
  open,
  newTab,
  newPlayer,
}) => {
  await open('/', { as: newPlayer });
  const account = await newTab('/profile');
  const catalogue = await newTab('/slots');
  for (const tab of [page, account, catalogue]) await expectPlayer(tab);

  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expectGuest(page);
  await expectGuest(catalogue);
  await expect(catalogue).toHaveURL('/slots');
  await expect(account).toHaveURL('/login?next=%2Fprofile');
  expect(await storedTokens(catalogue)).toEqual(NO_TOKENS);

  await open('/login');
  await waitForIslands(account);
  await submitLogin(page, newPlayer);
  await expect(page).toHaveURL('/');
  await expect(account).toHaveURL('/profile');
  for (const tab of [page, account, catalogue]) await expectPlayer(tab);
});

test('Logout in the menu logs out, and Back shows nothing private', { tag: '@gate' }, async ({
  page,
  open,
  newPlayer,
}) => {
  await open('/profile', { as: newPlayer });
  await expectPlayer(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL('/');
  await expectGuest(page);
  expect(await storedTokens(page)).toEqual(NO_TOKENS);

  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expectGuest(page);
  await expect(page.getByText(newPlayer.username)).toHaveCount(0);
});

test('of two visible tabs one shows what was pushed', async ({
  page,
  open,
  newTab,
  newPlayer,
  context,
}) => {
  const connection = waitForConnection(page);
  await open('/', { as: newPlayer });
  await connection;
  const otherConnection = context.waitForEvent('page').then(waitForConnection);
  const beside = await newTab('/slots');
  await otherConnection;

  // Each tab requests the profile after it has handled the event.
  const handled = [page, beside].map((tab) => tab.waitForResponse('**/user-profile?*'));
  await desk.push(newPlayer.uuid, 'Once is enough');
  await Promise.all(handled);
  await expect
    .poll(
      async () =>
        (await page.getByRole('dialog').count()) + (await beside.getByRole('dialog').count()),
    )
    .toBe(1);
});
