import { field } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { GAME, hostGame, mockLaunch } from '../games/launch.ts';
import { expectPlayer } from '../session/player-frame.ts';
import { main, submit } from '../wallet/wallet-pages.ts';
import { keysOf } from './keyboard.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('login', async ({ page, open, newPlayer }) => {
  const { username, password } = await newPlayer();
  const keys = keysOf(page);
  await open('/login');
  await keys.tabTo(field(page, 'Username'));
  await keys.type(username);
  await keys.next(field(page, 'Password'));
  await keys.type(password);
  await keys.next(page.getByRole('button', { name: 'Show password' }));
  await keys.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  const remember = page.getByRole('checkbox', { name: 'Remember me' });
  await keys.next(remember);
  await keys.press('Space');
  await expect(remember).toBeChecked();
  await keys.next(page.getByRole('link', { name: 'Forgot password?' }));
  await keys.next(main(page).getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
});

test('registration', async ({ page, open }) => {
  const person = newPerson();
  const keys = keysOf(page);
  await open('/register');
  await keys.next(page.getByRole('link', { name: 'Skip to content' }));
  await keys.press('Enter');
  await keys.next(field(page, 'Full name'));
  await keys.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please fix the errors in the form');
  await expect(field(page, 'Full name')).toBeFocused();
  await keys.type(person.fullName);
  await keys.next(field(page, 'Username'));
  await keys.type(person.username);
  const showPassword = page.getByRole('button', { name: 'Show password' });
  for (const [index, name] of ['Password', 'Confirm password'].entries()) {
    await keys.next(field(page, name));
    await keys.type(person.password);
    await keys.next(showPassword.nth(index));
  }
  await keys.next(field(page, 'Phone number'));
  await keys.type(person.phone);
  await keys.next(field(page, 'Bank'));
  await keys.press('ArrowDown');
  await expect(field(page, 'Bank')).not.toHaveValue('');
  await keys.next(field(page, 'Account number'));
  await keys.type(person.accountNumber);
  await keys.press('Tab');
  await keys.next(page.getByRole('button', { name: 'Send OTP' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'OTP')).toBeFocused();
  await keys.press('Shift');
  await keys.type(await desk.codeFor(person.phone));
  await keys.press('Tab');
  await keys.tabTo(submit(page, 'Create Account'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
});

test('the wallet opens, and Escape closes it and returns the focus', async ({ page, open }) => {
  await open('/slots', { as: 'player' });
  await expectPlayer(page);
  const button = page.getByRole('banner').getByRole('button', { name: /Balance: / });
  const keys = keysOf(page);
  await keys.tabTo(button);
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Refresh balances' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Refresh balances' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('a deposit, step by step and a step back', async ({ page, open, newPlayer }) => {
  const keys = keysOf(page);
  const step = (place: string) => expect(main(page).getByRole('group', { name: place })).toBeFocused();
  await open('/deposit', { as: await newPlayer() });
  await expect(submit(page, 'Next')).toBeVisible();
  await keys.tabTo(page.getByRole('tab', { name: 'Fund Transfer' }));
  await keys.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'QR Pay' })).toBeFocused();
  await keys.next(main(page).getByRole('radio').first());
  await keys.press('Space');
  await keys.press('ArrowDown');
  await keys.press('ArrowUp');
  await expect(main(page).getByRole('radio').first()).toBeChecked();
  await keys.next(field(page, 'Amount'));
  await keys.type('0');
  await keys.press('Enter');
  await expect(field(page, 'Amount')).toBeFocused();
  await expect(field(page, 'Amount')).toHaveAttribute('aria-invalid', 'true');
  await keys.press('Backspace');
  await keys.type('500');
  await keys.press('Enter');
  await step('Step 2 of 2: Payment');
  await keys.tabTo(submit(page, 'Back'));
  await keys.press('Enter');
  await step('Step 1 of 2: Method and amount');
  await expect(field(page, 'Amount')).toHaveValue('500');
  await keys.tabTo(submit(page, 'Next'));
  await keys.press('Enter');
  await step('Step 2 of 2: Payment');
  await keys.tabTo(submit(page, 'Submit Deposit'));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('region', { name: 'Deposit submitted successfully!' })).toBeFocused();
  await keys.tabTo(submit(page, 'Another deposit'));
  await keys.press('Enter');
  await expect(main(page).getByRole('radio').first()).toBeFocused();
});

test('a game, whose launch fails and is left', async ({ page, open }) => {
  const keys = keysOf(page);
  await hostGame(page);
  const { answer } = await mockLaunch(page);
  await open('/slots/Matighar', { as: 'player' });
  const game = main(page).locator('a[data-game]').first();
  const dialog = page.getByRole('dialog');
  await keys.tabTo(game);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Launching');
  await keys.press('Tab');
  await answer({ error: 'Try later' });
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await keys.staysIn(dialog);
  await keys.tabTo(retry);
  await page.keyboard.press('Enter');
  await answer({ error: 'Try later' });
  await keys.tabTo(dialog.getByRole('button', { name: 'Choose another game' }));
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(game).toBeFocused();
  const popup = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await answer({ url: GAME });
  await expect((await popup).getByRole('heading', { name: 'The game' })).toBeVisible();
  await expect(game).toBeFocused();
});

test('the history, in a window that is enlarged four times', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const row = { type: 'Deposit', from_provider: 'Main Wallet', to_provider: '', amount: '75.00', status: 'Rejected' };
  const data = Array.from({ length: 10 }, (_, index) => ({ ...row, transaction_id: `D${index}`, created_at: '2025-11-12 10:30:00' }));
  await page.route('**/api/v1/report?*', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { success: true, data, total_record: 990, current_page: 1 },
    }),
  );
  const keys = keysOf(page);
  await open('/transaction', { as: 'player' });
  const filters = main(page).getByRole('button', { name: 'Filters', exact: true });
  await keys.tabTo(filters);
  await keys.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await keys.tabTo(field(page, 'Type'));
  await keys.press('ArrowDown');
  await keys.staysIn(sheet);
  await keys.tabTo(sheet.getByRole('button', { name: 'Show Transactions' }));
  await keys.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  const rows = main(page).getByRole('list', { name: 'Transactions' });
  await keys.tabTo(rows.locator('summary').first());
  await keys.press('Enter');
  const receipt = rows.getByRole('button', { name: 'Receipt' }).first();
  await keys.tabTo(receipt);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keys.staysIn(dialog);
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(receipt).toBeFocused();
  const next = main(page).getByRole('button', { name: 'Next' });
  await keys.tabTo(next);
  // The list starts at its top again, and the focus waits where the next page is asked for.
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(next).toBeFocused();
});
