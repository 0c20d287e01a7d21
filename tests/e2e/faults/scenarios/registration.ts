import { expect } from '@playwright/test';
import type * as routes from '../../../../src/lib/api/routes/registration.ts';
import { newPerson } from '../../fixtures/players.ts';
import { control, expectDone, SUBMIT, submitOf } from './places.ts';
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
    ...SUBMIT,
    as: 'guest',
    path: '/register',
    fill: fillFirstStep,
    button: submitOf('phone'),
    success: expectCodeField,
  },
  register: {
    ...SUBMIT,
    as: 'guest',
    path: '/register',
    stubs: { requestOtp: { success: true } },
    async fill(opened) {
      await fillFirstStep(opened);
      await submitOf('phone')(opened).click();
      await control(opened, 'otp').fill(CODE);
    },
    button: submitOf('otp'),
    success: ({ page }) => expect(page).toHaveURL(/\/(bd)?$/),
  },
  forgetPassword: {
    ...SUBMIT,
    as: 'guest',
    path: '/forgot_password',
    fill: (opened) => control(opened, 'phone').fill(newPerson().phone),
    button: submitOf('phone'),
    success: expectCodeField,
  },
  resetPassword: {
    ...SUBMIT,
    as: 'guest',
    path: '/forgot_password',
    stubs: { forgetPassword: { success: true } },
    async fill(opened) {
      await control(opened, 'phone').fill(newPerson().phone);
      await submitOf('phone')(opened).click();
      await control(opened, 'otp').fill(CODE);
      for (const name of ['newPassword', 'confirmPassword']) await control(opened, name).fill(NEW_PASSWORD);
    },
    button: submitOf('newPassword'),
    async success(opened) {
      await expect(control(opened, 'phone')).toBeVisible();
      await expectDone(opened);
    },
  },
} satisfies ScenariosOf<typeof routes>;
