import { expect } from '@playwright/test';
import type * as routes from '../../../../src/lib/api/routes/account.ts';
import { alert, control, main, SUBMIT, submitOf } from './places.ts';
import type { Opened, ScenariosOf } from './scenario.ts';

const PASSWORDS = { current: 'demo1234', next: 'monsoon12345', again: 'monsoon12345' };

const bankButton = (opened: Opened, name: 'add' | 'edit' | 'delete') =>
  main(opened).getByRole('button', { name: opened.messages.bank[name], exact: true }).first();

async function expectList({ page, messages }: Opened): Promise<void> {
  const list = page.getByRole('list', { name: messages.transaction.title });
  await expect(list.or(page.getByText(messages.transaction.noneFound)).first()).toBeVisible();
  await expect(list.and(page.locator('[aria-busy="true"]'))).toHaveCount(0);
}

export const ACCOUNT = {
  editUser: {
    ...SUBMIT,
    path: '/profile',
    fill: (opened) => control(opened, 'dob').fill('1991-05-06'),
    button: submitOf('dob'),
  },
  changePassword: {
    ...SUBMIT,
    path: '/profile',
    async fill(opened) {
      for (const [name, value] of Object.entries(PASSWORDS)) await control(opened, name).fill(value);
    },
    button: submitOf('current'),
  },
  report: {
    path: '/transaction',
    as: 'player',
    failure: alert,
    success: expectList,
  },
  addWithdrawBank: {
    ...SUBMIT,
    path: '/bank',
    async fill(opened) {
      await bankButton(opened, 'add').click();
      await control(opened, 'bankId').selectOption({ index: 2 });
      await control(opened, 'accountNumber').fill('5566778899');
    },
    button: submitOf('accountNumber'),
  },
  editWithdrawBank: {
    ...SUBMIT,
    path: '/bank',
    async fill(opened) {
      await bankButton(opened, 'edit').click();
      await control(opened, 'accountNumber').fill('99887766');
    },
    button: submitOf('accountNumber'),
  },
  deleteWithdrawBank: {
    ...SUBMIT,
    path: '/bank',
    fill: (opened) => bankButton(opened, 'delete').click(),
    button: ({ page, messages }) => page.getByRole('dialog').getByRole('button', { name: messages.bank.confirmYes }),
  },
} satisfies ScenariosOf<typeof routes>;
