import { expect } from '@playwright/test';
import type * as routes from '../../../../src/lib/api/routes/registration.ts';
import { newPerson } from '../../fixtures/players.ts';
import { alert, control, expectDone, submitOf, succeeded } from './places.ts';
import type { Opened, ScenariosOf } from './scenario.ts';

const CODE = 'ABC123';
const NEW_PASSWORD = 'lamp56789';

async function fillFirstStep(opened: Opened): Promise<void> {
  const { fullName, username, password, phone, accountNumber } = newPerson();
  const fields = { fullName, username, password, passwordConfirmation: password, phone, accountNumber };
  for (const [name, value] of Object.entries(fields)) await control(opened, name).fill(value);
  await control(opened, 'bankId').selectOption({ index: 1 });
}

const expectCodeField = (opened: Opened) => expect(control(opened, 'otp')).toBeVisible();

export const REGISTRATION = {
  requestOtp: {
    path: '/register',
    as: 'guest',
    fill: fillFirstStep,
    button: submitOf('phone'),
    answer: succeeded,
    failure: alert,
    success: expectCodeField,
  },
  register: {
    path: '/register',
    as: 'guest',
    stubs: { requestOtp: { success: true } },
    async fill(opened) {
      await fillFirstStep(opened);
      await submitOf('phone')(opened).click();
      await control(opened, 'otp').fill(CODE);
    },
    button: submitOf('otp'),
    answer: succeeded,
    failure: alert,
    success: ({ page }) => expect(page).toHaveURL(/\/(bd)?$/),
  },
  forgetPassword: {
    path: '/forgot_password',
    as: 'guest',
    fill: (opened) => control(opened, 'phone').fill(newPerson().phone),
    button: submitOf('phone'),
    answer: succeeded,
    failure: alert,
    success: expectCodeField,
  },
  resetPassword: {
    path: '/forgot_password',
    as: 'guest',
    stubs: { forgetPassword: { success: true } },
    async fill(opened) {
      await control(opened, 'phone').fill(newPerson().phone);
      await submitOf('phone')(opened).click();
      await control(opened, 'otp').fill(CODE);
      for (const name of ['newPassword', 'confirmPassword']) await control(opened, name).fill(NEW_PASSWORD);
    },
    button: submitOf('newPassword'),
    answer: succeeded,
    failure: alert,
    async success(opened) {
      await expect(control(opened, 'phone')).toBeVisible();
      await expectDone(opened);
    },
  },
} satisfies ScenariosOf<typeof routes>;
