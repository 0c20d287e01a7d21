import { expect } from '@playwright/test';
import type * as routes from '../../../../src/lib/api/routes/wallet.ts';
import { receiptPicture } from '../../wallet/wallet-pages.ts';
import { alert, control, expectField, main, SUBMIT, submitOf } from './places.ts';
import type { Opened, ScenariosOf } from './scenario.ts';

/** Fills both steps of a phone; with a receipt, which is sent as a file. */
async function fillDeposit(opened: Opened): Promise<void> {
  const { messages } = opened;
  await main(opened).getByRole('tab', { name: messages.deposit.qrPay }).click();
  await control(opened, 'channel').first().check();
  await control(opened, 'amount').fill('77');
  await control(opened, 'promotion').selectOption({ index: 1 });
  await main(opened).getByRole('button', { name: messages.deposit.next, exact: true }).click();
  await main(opened)
    .locator('[type="file"]')
    .setInputFiles(await receiptPicture());
  await expect(main(opened).getByAltText(messages.deposit.receiptAlt)).toBeVisible();
}

export const WALLET = {
  preDeposit: { path: '/deposit', as: 'player', failure: alert, success: expectField('promotion') },
  addDeposit: {
    ...SUBMIT,
    path: '/deposit',
    fill: fillDeposit,
    button: submitOf('amount'),
  },
  preWithdraw: { path: '/withdraw', as: 'player', failure: alert, success: expectField('provider') },
  addWithdraw: {
    ...SUBMIT,
    path: '/withdraw',
    async fill(opened) {
      await control(opened, 'provider').selectOption({ index: 1 });
      await control(opened, 'amount').fill('7');
    },
    button: submitOf('amount'),
    act: ({ page, messages }) => page.getByRole('dialog').getByRole('button', { name: messages.withdraw.confirm }).click(),
  },
  preTransfer: { path: '/transfer', as: 'player', failure: alert, success: expectField('from') },
  addTransfer: {
    ...SUBMIT,
    path: '/transfer',
    async fill(opened) {
      await control(opened, 'from').selectOption({ index: 1 });
      await control(opened, 'to').selectOption({ index: 2 });
      await control(opened, 'amount').fill('7');
    },
    button: submitOf('amount'),
  },
} satisfies ScenariosOf<typeof routes>;
