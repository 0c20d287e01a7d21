import type { TestPlayer } from '../fixtures/players.ts';
import { holdRequests } from '../fixtures/requests.ts';
import { desk } from '../fixtures/sandbox.ts';
import { test as base, expect, waitForIslands } from '../fixtures/test.ts';
import { wallet } from '../session/player-frame.ts';
import {
  fillTransfer,
  fund,
  main,
  submit,
  transactionItems,
  transactionRows,
} from './wallet-pages.ts';

const REPORT = '**/api/v1/report?*';
const CALL = '**/api/v1/user/add-transfer?*';
const UNCONFIRMED =
  'We could not confirm your transfer; check your transactions before trying again.';

/** `payer` is a player with 100.00 in the main wallet. */
const test = base.extend<{ payer: TestPlayer }>({
  payer: async ({ newPlayer }, use) => {
    await fund(newPlayer, '100');
    await use(newPlayer);
  },
});

/** How many transfers reached the backend. */
const transfers = ({ username }: TestPlayer) =>
  desk.requests('/api/v1/user/add-transfer', username);

test('repeated clicks and Enter presses send once', { tag: '@gate' }, async ({
  page,
  open,
  payer,
}) => {
  const release = await holdRequests(page.context(), CALL);
  await open('/transfer', { as: payer });
  await fillTransfer(page, { amount: '7' });
  await submit(page, 'Transfer').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  for (let press = 0; press < 3; press += 1)
    await page.getByLabel('Amount', { exact: true }).press('Enter');
  release();
  await expect(main(page).getByText('Transfer completed successfully!')).toBeVisible();
  expect(await transfers(payer)).toBe(1);
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM 93.00');
});

test('the same transfer from two tabs is sent once', { tag: '@gate' }, async ({
  page,
  open,
  newTab,
  payer,
}) => {
  const release = await holdRequests(page.context(), CALL);
  await open('/transfer', { as: payer });
  const tabs = [page, await newTab('/transfer')];
  const saying = async (text: string) => {
    const counts = await Promise.all(tabs.map((tab) => main(tab).getByText(text).count()));
    return counts.sort();
  };
  for (const tab of tabs) await fillTransfer(tab, { amount: '7' });
  await Promise.all(tabs.map((tab) => submit(tab, 'Transfer').click()));
  await expect.poll(() => saying('Your last request is still being sent')).toEqual([0, 1]);
  release();
  await expect.poll(() => saying('Transfer completed successfully!')).toEqual([0, 1]);
  expect(await transfers(payer)).toBe(1);
  await page.reload();
  await waitForIslands(page);
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM 93.00');
});

test.describe('a lost connection', () => {
  test.use({ expectedFaults: /failed request: .*(add-transfer|report)|ERR_FAILED|CONNECTION/ });

  test('after sending leaves it unconfirmed, keeps the form, and sends nothing again', {
    tag: '@gate',
  }, async ({ page, open, payer }) => {
    await open('/transfer', { as: payer });
    await page.route(REPORT, (route) => route.abort('connectionreset'));
    // The backend takes the transfer, and its answer is lost.
    await page.route(CALL, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await fillTransfer(page, { amount: '7' });
    await submit(page, 'Transfer').click();
    await expect(main(page).getByRole('alert')).toHaveText(UNCONFIRMED);
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('7');
    await expect(wallet(page)).toHaveAccessibleName('Balance: RM 93.00');

    await submit(page, 'Transfer').click();
    const question = page.getByRole('dialog', { name: 'Send it again?' });
    await question.getByRole('button', { name: 'No, go back' }).click();
    await expect(question).toBeHidden();
    expect(await transfers(payer)).toBe(1);

    await page.unroute(REPORT);
    await main(page).getByRole('link', { name: 'Check your transactions' }).click();
    await waitForIslands(page);
    await expect(transactionItems(page)).toHaveCount(1);
    expect((await transactionRows(page))[0]?.slice(5, 7)).toEqual(['RM 7.00', 'Approved']);
  });
});

test.describe('a device without a network', () => {
  test.use({ expectedFaults: /failed request|ERR_INTERNET_DISCONNECTED/ });

  test('sends nothing, keeps the entries, and sends them by a tap when it has one, without a question', {
    tag: '@gate',
  }, async ({ page, open, payer, context }) => {
    await open('/transfer', { as: payer });
    await fillTransfer(page, { amount: '7' });
    await context.setOffline(true);
    await submit(page, 'No connection').click();
    await expect(main(page).getByRole('alert')).toHaveText(
      'Not sent: there was no connection. Your entries are kept.',
    );
    await context.setOffline(false);
    await expect(submit(page, 'Send now')).toBeVisible();
    expect(await transfers(payer)).toBe(0);
    await submit(page, 'Send now').click();
    await expect(main(page).getByText('Transfer completed successfully!')).toBeVisible();
    expect(await transfers(payer)).toBe(1);
  });
});
