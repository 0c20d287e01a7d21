import type { Page } from '@playwright/test';
import { expectError, field, submitLogin } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

const NEW_PASSWORD = 'lamp56789';
const send = (page: Page) => page.getByRole('button', { name: 'Send Code' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Password' });
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ });

async function requestCode(page: Page, phone: string): Promise<string> {
  await field(page, 'Phone number').fill(phone);
  await send(page).click();
  await expect(status(page)).toHaveText('SMS verification code has been sent to your phone.');
  return desk.codeFor(phone);
}

async function fillPasswords(page: Page, code: string): Promise<void> {
  await field(page, 'SMS code').fill(code);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
}

test('a password is reset in two steps: the form is emptied, and the login accepts the new one', { tag: '@gate' }, async ({
  page,
  open,
  newPlayer,
}) => {
  const player = await newPlayer();
  await open('/forgot_password');
  const code = await requestCode(page, player.phone);
  await expect(page.getByText(`The code was sent to +60 ${player.phone}`)).toBeVisible();
  await expect(field(page, 'SMS code')).toBeFocused();

  // Codes have no O.
  await fillPasswords(page, 'OOOOOO');
  await reset(page).click();
  await expect(page.getByRole('alert')).toHaveText('The verification code is wrong');

  await fillPasswords(page, code.toLowerCase());
  await reset(page).click();
  await expect(status(page)).toHaveText('Password has been reset successfully!');
  await expect(page.getByText('Step 1 of 2: your phone number')).toBeVisible();
  await expect(field(page, 'Phone number')).toHaveValue('');

  await open('/login');
  await submitLogin(page, player);
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password');
  await submitLogin(page, { ...player, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
});

test('Back returns to the first step, which still has the phone number', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
  const { phone } = await newPlayer();
  await open('/forgot_password');
  await requestCode(page, phone);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Step 1 of 2: your phone number')).toBeVisible();
  await expect(field(page, 'Phone number')).toHaveValue(phone);
  await expect(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled();
});

test('every field shows its error', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
  const { phone } = await newPlayer();
  await open('/forgot_password');
  await send(page).click();
  await expectError(field(page, 'Phone number'), 'Phone number is required');
  await field(page, 'Phone number').fill('1234567');
  await expectError(field(page, 'Phone number'), 'Phone number must be 8-15 digits');

  await requestCode(page, phone);
  await reset(page).click();
  await expectError(field(page, 'SMS code'), 'SMS code is required');
  await expectError(field(page, 'New password'), 'Password is required');
  await expectError(field(page, 'Confirm new password'), 'Please enter the new password again');
  await field(page, 'SMS code').fill('AB');
  await expectError(field(page, 'SMS code'), 'SMS code must be 4–6 letters or digits');
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill('something else');
  await expectError(field(page, 'Confirm new password'), 'Passwords do not match.');
});

test('an unknown phone number shows the server’s message', { tag: '@gate' }, async ({ page, open }) => {
  await open('/forgot_password');
  await field(page, 'Phone number').fill('199999999999999');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('No account has this phone number');
});

test.describe('failures', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });
  test('have their own texts, and the next attempt has a new captcha token', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
    const { phone } = await newPlayer();
    const alert = page.getByRole('alert');
    await open('/forgot_password');
    await field(page, 'Phone number').fill(phone);
    await page.route('**/forget-password?*', (route) => route.abort(), { times: 1 });
    await send(page).click();
    await expect(alert).toHaveText('Failed to send SMS verification code. Please try again.');

    await fillPasswords(page, await requestCode(page, phone));
    await page.route('**/reset-password?*', (route) => route.fulfill({ json: { success: false } }), { times: 1 });
    await reset(page).click();
    await expect(alert).toHaveText('Failed to reset password. Please try again.');
    await page.route('**/reset-password?*', (route) => route.abort(), { times: 1 });
    await reset(page).click();
    await expect(alert).toHaveText('An error occurred. Please try again.');
  });
});
