import type { Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseChannel, fillTransfer, fund, main, send, submit } from '../wallet/wallet-pages.ts';
import { translatePages } from './translator.ts';

const summary = (page: Page) => main(page).getByRole('region', { name: 'Summary' });

for (const original of ['removed', 'moved'] as const) {
  test.describe(`where a translator has ${original} the texts`, () => {
    test.beforeEach(({ context }) => translatePages(context, { original, asks: false }));

    test('an amount that was typed before the deposit came alive stays', async ({ page, context, newPlayer, open }) => {
      const release = await holdRequests(page, /_astro\/(react|client|DepositForm)/);
      const player = await newPlayer();
      await open('/help', { as: player });
      await context.clearCookies();
      await page.goto('/deposit');
      await field(page, 'Amount').fill('75');
      release();
      await chooseChannel(page, 'Dhansiri Bank');
      await expect(field(page, 'Amount')).toHaveValue('75');
    });

    test('a deposit by QR and one at a gateway are sent, and their results stand', async ({ page, open, newPlayer }) => {
      await open('/deposit', { as: await newPlayer() });
      await page.getByRole('tab', { name: 'QR Pay' }).click();
      await chooseChannel(page, 'Lonthon');
      await field(page, 'Amount').fill('50');
      await submit(page, 'Next').click();
      await expect(main(page).getByText('Scan to pay RM 50.00')).toBeVisible();
      await submit(page, 'Back').click();
      await field(page, 'Amount').fill('60');
      await submit(page, 'Next').click();
      await expect(main(page).getByText('Scan to pay RM 60.00')).toBeVisible();
      await expect(main(page).getByText('RM 50.00')).toHaveCount(0);
      await submit(page, 'Submit Deposit').click();
      await expect(main(page).getByText('Deposit submitted successfully!')).toBeVisible();
      await submit(page, 'Another deposit').click();
      await page.getByRole('tab', { name: 'Payment Gateway' }).click();
      await chooseChannel(page, 'DheuPay');
      await field(page, 'Amount').fill('200');
      await submit(page, 'Submit Deposit').click();
      await expect(main(page).getByRole('link', { name: 'Pay with DheuPay' })).toBeVisible();
      await expect(main(page).getByText('Payment open')).toBeVisible();
    });

    test('a transfer and a withdrawal show what is chosen, and their results stand', async ({ page, open, newPlayer }) => {
      const player = await newPlayer();
      await fund(player, '300');
      await open('/transfer', { as: player });
      await fillTransfer(page, { amount: '10' });
      for (const text of ['Main Wallet → Shapla Play', 'RM 10.00']) await expect(summary(page)).toContainText(text);
      await fillTransfer(page, { to: 'GhatLive', amount: '25' });
      for (const text of ['Main Wallet → GhatLive', 'RM 25.00']) await expect(summary(page)).toContainText(text);
      await expect(summary(page)).not.toContainText(/Shapla|10\.00/);
      await submit(page, 'Transfer').click();
      await expect(main(page).getByText('Transfer completed successfully!')).toBeVisible();

      await open('/withdraw');
      await field(page, 'Withdraw From').selectOption({ label: 'Main Wallet' });
      await expect(page.getByText('Available: RM 275.00')).toBeVisible();
      await field(page, 'Amount').fill('9999');
      await submit(page, 'Submit Withdraw').click();
      await expect(page.getByText('Only RM 275.00 is available')).toBeVisible();
      await field(page, 'Amount').fill('40');
      await submit(page, 'Submit Withdraw').click();
      const review = page.getByRole('dialog', { name: 'Check your withdrawal' });
      await expect(review).toContainText('RM 40.00');
      await review.getByRole('button', { name: 'Go Back' }).click();
      await field(page, 'Amount').fill('55');
      await submit(page, 'Submit Withdraw').click();
      await expect(review).toContainText('RM 55.00');
      await expect(review).not.toContainText('RM 40.00');
      await review.getByRole('button', { name: 'Confirm Withdrawal' }).click();
      await expect(main(page).getByText('Withdraw request submitted successfully!')).toBeVisible();
    });

    test('a refused transfer is told, and can be sent again', async ({ page, open, newPlayer }) => {
      const player = await newPlayer();
      await fund(player, '30');
      await open('/transfer', { as: player });
      await page.route('**/api/v1/user/add-transfer?*', (route) =>
        route.fulfill({ json: { success: false, error: 'The rivers are closed' } }),
      );
      await fillTransfer(page, { amount: '5' });
      await send(page, 'Transfer');
      await expect(main(page).getByText('The rivers are closed').first()).toBeVisible();
      await page.unroute('**/api/v1/user/add-transfer?*');
      await send(page, 'Transfer');
      await expect(main(page).getByText('Transfer completed successfully!')).toBeVisible();
    });
  });
}
