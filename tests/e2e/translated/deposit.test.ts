import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseChannel, main, receiptPicture, submit } from '../wallet/wallet-pages.ts';
import { describeTranslated } from './translator.ts';

describeTranslated(() => {
  test('the account to pay to is the chosen one', { tag: '@gate' }, async ({
    page,
    open,
    newPlayer,
  }) => {
    await open('/deposit', { as: newPlayer });
    const account = main(page).getByRole('region', { name: 'Selected Payment Details' });
    await chooseChannel(page, 'Dhansiri Bank');
    await field(page, 'Amount').fill('50');
    await submit(page, 'Next').click();
    await expect(account.getByRole('definition')).toContainText([
      'Dhansiri Bank',
      '',
      '2201 5530 0147',
      'RM 50.00',
      'Bank account',
    ]);
    await submit(page, 'Back').click();
    await chooseChannel(page, 'Kopotakkho Savings Bank');
    await field(page, 'Amount').fill('100');
    await submit(page, 'Next').click();
    await expect(account.getByText('Send RM 100.00 to this account')).toBeVisible();
    await expect(account.getByRole('definition')).toContainText([
      'Kopotakkho Savings Bank',
      '',
      '0087 4412 9036',
      'RM 100.00',
      'Bank account',
    ]);
    await expect(account).not.toContainText(/Dhansiri|2201|50\.00/);

    await page.getByLabel('Receipt', { exact: true }).setInputFiles(await receiptPicture());
    await submit(page, 'Submit Deposit').click();
    await expect(main(page).getByText('Deposit submitted successfully!')).toBeVisible();
    await expect(main(page).getByText('RM 100.00')).toBeVisible();
    expect(await desk.requests('/api/v1/user/add-deposit', newPlayer.username)).toBe(1);
  });
});
