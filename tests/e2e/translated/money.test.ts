import type { Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillTransfer, fund, main, submit } from '../wallet/wallet-pages.ts';
import { describeTranslated } from './translator.ts';

const summary = (page: Page) => main(page).getByRole('region', { name: 'Summary' });

describeTranslated(() => {
  test('a transfer and a withdrawal show what is chosen, and their results stand', async ({
    page,
    open,
    newPlayer,
  }) => {
    await fund(newPlayer, '300');
    await open('/transfer', { as: newPlayer });
    await fillTransfer(page, { amount: '10' });
    for (const text of ['Main Wallet → Shapla Play', 'RM 10.00'])
      await expect(summary(page)).toContainText(text);
    await fillTransfer(page, { to: 'GhatLive', amount: '25' });
    for (const text of ['Main Wallet → GhatLive', 'RM 25.00'])
      await expect(summary(page)).toContainText(text);
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
});
