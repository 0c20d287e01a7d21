import { field, submitLogin } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';

test('a password is reset with the code of the SMS, which leads to the login', {
  tag: '@gate',
}, async ({ page, open, newPlayer }) => {
  await open('/login?next=%2Fbank');
  await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot_password?next=%2Fbank');
  await waitForIslands(page);
  await field(page, 'Phone number').fill(`+60 0${newPlayer.phone}`);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(field(page, 'SMS code')).toBeFocused();
  await field(page, 'New password').fill('lamp56789');
  await field(page, 'Confirm new password').fill('lamp56789');
  // The whole message, as it was copied.
  await field(page, 'SMS code').fill(await desk.smsTo(newPlayer.phone));
  await page.getByRole('button', { name: 'Reset Password' }).click();

  const login = page.getByRole('main').getByRole('link', { name: 'Login' }).first();
  await expect(login).toBeFocused();
  await expect(login).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Password has been reset successfully!')).toBeInViewport({
    ratio: 1,
  });
  await login.click();
  await expect(page).toHaveURL('/login?next=%2Fbank#username');
  await waitForIslands(page);
  await expect(field(page, 'Username')).toBeFocused();
  await submitLogin(page, { ...newPlayer, password: 'lamp56789' });
  await expect(page).toHaveURL('/bank');
});
