import type { Locator, Page } from '@playwright/test';
import { TEST_SITE } from '../../../scripts/test/test-site.ts';
import { holdRequests } from '../fixtures/requests.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { refuseTabs } from '../games/launch.ts';
import { waitForConnection, wallet } from '../session/player-frame.ts';
import { chooseChannel, main, submit } from './wallet-pages.ts';

const CALL = '**/api/v1/user/add-deposit?*';

/** Fills in a deposit by a gateway. */
async function fillAtGateway(page: Page): Promise<void> {
  await expect(submit(page, 'Submit Deposit')).toBeHidden();
  await page.getByRole('tab', { name: 'Fund Transfer' }).press('ArrowRight');
  await chooseChannel(page, 'DheuPay');
  await main(page).getByRole('button', { name: 'RM 200' }).click();
  await expect(submit(page, 'Next')).toBeHidden();
  await expect(main(page).getByRole('region', { name: 'Summary' })).toContainText('RM 200.00');
}

/** Sends it, and gives the tab in which the payment page will open. */
async function sendToGateway(page: Page): Promise<Page> {
  await fillAtGateway(page);
  const popup = page.waitForEvent('popup');
  await submit(page, 'Submit Deposit').click();
  const tab = await popup;
  await expect(tab.getByRole('heading')).toHaveText('Opening your payment page…');
  return tab;
}

test('a gateway’s page opens with the click, and what is paid there arrives', {
  tag: '@gate',
}, async ({ page, open, newPlayer }) => {
  const release = await holdRequests(page, CALL);
  const subscription = waitForConnection(page);
  await open('/deposit', { as: newPlayer });
  const tab = await sendToGateway(page);
  release();
  await expect(tab.getByRole('button', { name: 'Pay now' })).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  const link = main(page).getByRole('link', { name: 'Pay with DheuPay' });
  await expect(link).toHaveAttribute('href', tab.url());
  expect(
    (await desk.form('/api/v1/user/add-deposit', newPlayer.username))?.map(([, value]) => value),
  ).toEqual(['0', '11', 'payment_gateway', '0', '200']);

  await expect(main(page).getByText('Payment open')).toBeVisible();
  await subscription;
  await tab.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit Update' })).toContainText('RM 200.00');
  await expect(wallet(page)).toHaveAccessibleName('Balance: RM 200.00');
  await expect(main(page).getByText('Approved')).toBeVisible();
  await expect(main(page).getByText('Payment open')).toBeHidden();
  await expect(link).toHaveCount(0);
});

test('where a window is refused a deposit is sent once, and a link leads to pay', {
  tag: '@gate',
}, async ({ page, open, newPlayer }) => {
  await page.addInitScript(refuseTabs);
  await open('/deposit', { as: newPlayer });
  await fillAtGateway(page);
  await submit(page, 'Submit Deposit').click();
  const link = main(page).getByRole('link', { name: 'Pay with DheuPay' });
  await expect(link).toHaveAttribute('href', new RegExp(`^${TEST_SITE.apiUrl}/pay/.{43}$`));
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(link).toBeInViewport({ ratio: 1 });
  const colour = (of: Locator) =>
    of.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(
    await colour(main(page).getByRole('link', { name: 'See it in your transactions' })),
  ).not.toBe(await colour(link));
  await link.click();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  expect(await desk.requests('/api/v1/user/add-deposit', newPlayer.username)).toBe(1);
});

test('a page that is reloaded before the payment page is known closes the tab that waits for it', async ({
  page,
  open,
  newPlayer,
}) => {
  await page.route(CALL, () => undefined);
  await open('/deposit', { as: newPlayer });
  const tab = await sendToGateway(page);
  await page.reload();
  await expect.poll(() => tab.isClosed()).toBe(true);
});
