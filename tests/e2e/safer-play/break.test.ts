import type { Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { logIn } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { stored } from '../fixtures/storage.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { expectPlayer } from '../session/player-frame.ts';
import { main, submit } from '../wallet/wallet-pages.ts';

const notice = (page: Page) => main(page).getByRole('region', { name: 'You Are on a Break' });

test('a break closes deposit, login and registration in every tab until its end', async ({
  page,
  open,
  newTab,
  newPlayer,
}) => {
  const { token } = await logIn(newPlayer);
  const preChecks = () => desk.requests('/api/v1/user/pre-deposit', newPlayer.username);
  await open('/safer-play/break', { as: newPlayer });
  const deposit = await newTab('/deposit');
  await expect(submit(deposit, 'Next')).toBeVisible();
  const asked = await preChecks();

  await main(page).getByRole('button', { name: '7 Days' }).click();
  const question = page.getByRole('dialog', { name: 'Take a break of 7 days?' });
  await question.getByRole('button', { name: 'No, Go Back' }).click();
  await expect(question).toBeHidden();
  expect(await stored(page, 'break')).toBeNull();
  await main(page).getByRole('button', { name: '7 Days' }).click();
  await question.getByRole('button', { name: 'Yes, Start Now' }).click();
  await expect(main(page).getByRole('status')).toContainText('You are on a break.');
  await expect(main(page).getByRole('group', { name: 'How long?' }).getByRole('button')).toHaveText(
    ['30 Days'],
  );

  const end = await main(page).locator('strong[data-break-end]').textContent();
  await expect(notice(deposit)).toContainText(end ?? '');
  await expect(submit(deposit, 'Next')).toBeHidden();
  await deposit.reload();
  await waitForIslands(deposit);
  await expect(notice(deposit)).toContainText(end ?? '');
  expect(await preChecks()).toBe(asked);
  await notice(deposit).getByRole('link', { name: 'Withdraw' }).click();
  await expect(field(deposit, 'Amount')).toBeVisible();

  await page.goto('/logout');
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(notice(page)).toContainText(end ?? '');
    await expect(main(page).locator('form')).toBeHidden();
  }
  await page.goto(`/?force_token=${token}`);
  await expectPlayer(page);
  await page.goto('/deposit');
  await waitForIslands(page);
  await expect(notice(page)).toContainText(end ?? '');
  expect(await preChecks()).toBe(asked);

  // A week later by both clocks.
  await page.evaluate(() =>
    localStorage.setItem('break', `${Date.now() - 1} week ${Date.now() - 1}`),
  );
  await page.reload();
  await expect(submit(page, 'Next')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});
