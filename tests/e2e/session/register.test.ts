import { stopClock } from '../fixtures/clock.ts';
import { expectError, field, fillRegistration } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

test('a visitor registers with the code of the SMS, and is logged in after a reload too', { tag: '@gate' }, async ({ page, open }) => {
  const person = newPerson();
  await stopClock(page);
  await open('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('status')).toHaveText('OTP sent to your phone number');
  await expect(field(page, 'Phone number')).toHaveAttribute('readonly');
  await expect(field(page, 'OTP')).toBeFocused();

  const code = await desk.codeFor(person.phone);
  await page.keyboard.type(code.toLowerCase());
  await expect(field(page, 'OTP')).toHaveValue(code);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Registration successful! Redirecting...');
  await page.clock.runFor(1_499);
  await expect(page).toHaveURL('/register');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expectPlayer(page);

  await page.reload();
  await expectPlayer(page);
});

test('the referral code of the visitor’s link is sent to the backend', { tag: '@gate' }, async ({ page, open }) => {
  const person = newPerson();
  await open('/?ref=FRIEND-7');
  await open('/register');
  await expect(field(page, 'Referral code (optional)')).toHaveValue('FRIEND-7');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await field(page, 'OTP').fill(await codeSentTo(person.phone));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  expect(await desk.refCodeOf(person.username)).toBe('FRIEND-7');
});

test('another code can be sent after a minute, which a reload does not shorten', { tag: '@gate' }, async ({ page, open }) => {
  const person = newPerson();
  await stopClock(page);
  await open('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('button', { name: 'Resend OTP in 60 s' })).toBeDisabled();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('button', { name: 'Resend OTP in 40 s' })).toBeDisabled();

  await page.reload();
  await waitForIslands(page);
  await expect(page.getByRole('button', { name: 'Resend OTP in 40 s' })).toBeDisabled();
  await page.clock.runFor(40_000);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
});

test('a wrong code shows the server’s message, and the right one still works', { tag: '@gate' }, async ({ page, open }) => {
  const person = newPerson();
  await open('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await codeSentTo(person.phone);
  // Codes have no O.
  await field(page, 'OTP').fill('OOOOOO');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText('The verification code is wrong');
  await field(page, 'OTP').fill(code);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
});

test('Bengali digits are accepted', { tag: '@gate' }, async ({ page, open }) => {
  const person = newPerson();
  const bengali = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));
  await open('/register');
  await fillRegistration(page, { ...person, phone: bengali(person.phone), accountNumber: bengali(person.accountNumber) });
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await field(page, 'OTP').fill(bengali(await codeSentTo(person.phone)));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
});

const FIELD_ERRORS = [
  ['Full name', '', 'Full name is required'],
  ['Full name', 'A', 'Full name must be at least 2 characters'],
  ['Username', '', 'Username is required'],
  ['Username', 'river_7', 'Username must be 4–15 letters and digits only'],
  ['Password', '', 'Password is required'],
  ['Password', 'letters', 'Password must be 4–15 characters and contain both letters and digits'],
  ['Confirm password', '', 'Please enter the password again'],
  ['Phone number', '', 'Phone number is required'],
  ['Phone number', '1234567', 'Phone number must be 8-15 digits'],
  ['Account number', '', 'Account number is required'],
  ['Account number', '123', 'Account number must be at least 4 digits'],
] as const;

test('every field shows its error on blur', { tag: '@gate' }, async ({ page, open }) => {
  await open('/register');
  for (const [name, value, text] of FIELD_ERRORS) {
    await field(page, name).fill(value);
    await field(page, name).blur();
    await expectError(field(page, name), text);
  }
  await field(page, 'Bank').focus();
  await field(page, 'Bank').blur();
  await expectError(field(page, 'Bank'), 'Please select a bank');
  await field(page, 'Password').fill('river1234');
  await field(page, 'Confirm password').fill('river1235');
  await field(page, 'Confirm password').blur();
  await expectError(field(page, 'Confirm password'), 'Passwords do not match');
});

test('an invalid form sends no SMS: it says so, and focuses the first invalid field', { tag: '@gate' }, async ({ page, open }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open('/register');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fix the errors in the form');
  await expect(field(page, 'Full name')).toBeFocused();

  await fillRegistration(page, { ...newPerson(), phone: '' });
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a phone number first');
  await expect(field(page, 'Phone number')).toBeFocused();
  expect(calls).not.toContain('/api/v1/request-otp');
});

test.describe('failures', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('of the SMS and of the registration have their own texts', { tag: '@gate' }, async ({ page, open }) => {
    const person = newPerson();
    await open('/register');
    await fillRegistration(page, person);
    const send = page.getByRole('button', { name: 'Send OTP' });
    const alert = page.getByRole('alert');

    await page.route('**/request-otp?*', (route) => route.fulfill({ json: { success: false } }), { times: 1 });
    await send.click();
    await expect(alert).toHaveText('Failed to send OTP');
    await page.route('**/request-otp?*', (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(alert).toHaveText('Failed to send OTP. Please try again.');

    // Each attempt needs a new captcha token, because the backend refuses a used one.
    await send.click();
    await expect(page.getByRole('status')).toHaveText('OTP sent to your phone number');

    const create = page.getByRole('button', { name: 'Create Account' });
    await create.click();
    await expectError(field(page, 'OTP'), 'OTP is required');
    await expect(alert).toHaveText('Please fix the errors in the form');
    await field(page, 'OTP').fill('AB');
    await expectError(field(page, 'OTP'), 'OTP must be 4–6 letters or digits');

    await field(page, 'OTP').fill('ABCDEF');
    await page.route('**/register?*', (route) => route.fulfill({ json: { success: false } }), { times: 1 });
    await create.click();
    await expect(alert).toHaveText('Registration failed');
    await page.route('**/register?*', (route) => route.abort(), { times: 1 });
    await create.click();
    await expect(alert).toHaveText('Registration failed. Please try again.');
  });

  test('of a phone number that is taken show the server’s message', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
    const { phone } = await newPlayer();
    await open('/register');
    await fillRegistration(page, { ...newPerson(), phone });
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert')).toHaveText('This phone number is already registered');
  });
});

/** Waits until the code was sent. */
async function codeSentTo(phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await desk.codeFor(phone);
  }).toPass();
  return code;
}
