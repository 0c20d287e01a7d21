import type { Locator, Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

const MAX_TAB_STOPS = 60;

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by Tab`);
}

test('login', async ({ page, open, newPlayer }) => {
  const { username, password } = await newPlayer();
  await open('/login');
  await tabTo(page, field(page, 'Username'));
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  await expect(remember).toBeFocused();
  await page.keyboard.press('Space');
  await expect(remember).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
});

test('registration', async ({ page, open }) => {
  const person = newPerson();
  await open('/register');
  for (const [name, text] of [
    ['Full name', person.fullName],
    ['Username', person.username],
    ['Password', person.password],
    ['Confirm password', person.password],
    ['Phone number', person.phone],
  ] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(text);
  }
  await tabTo(page, field(page, 'Bank'));
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Bank')).not.toHaveValue('');
  await tabTo(page, field(page, 'Account number'));
  await page.keyboard.type(person.accountNumber);
  await page.keyboard.press('Enter');
  await expect(field(page, 'OTP')).toBeFocused();
  await page.keyboard.type(await desk.codeFor(person.phone));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
});

test('a new password', async ({ page, open, newPlayer }) => {
  const { phone } = await newPlayer();
  await open('/forgot_password');
  await tabTo(page, field(page, 'Phone number'));
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(field(page, 'SMS code')).toBeFocused();
  await page.keyboard.type(await desk.codeFor(phone));
  for (const name of ['New password', 'Confirm new password']) {
    await tabTo(page, field(page, name));
    await page.keyboard.type('lamp56789');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText('Password has been reset successfully!');
});

test('the wallet opens, and Escape closes it and returns the focus', async ({ page, open }) => {
  await open('/slots', { as: 'player' });
  await expectPlayer(page);
  const button = page.getByRole('banner').getByRole('button', { name: /Balance: / });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Refresh balances' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Refresh balances' })).toBeHidden();
  await expect(button).toBeFocused();
});
