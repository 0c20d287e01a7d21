import { field } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from '../session/player-frame.ts';
import { main, mockReport, submit } from '../wallet/wallet-pages.ts';
import { announcementsOf } from './announcements.ts';
import { keysOf } from './keyboard.ts';

/** By keys alone, and with what a screen reader says on the way. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('registration', async ({ page, open }) => {
  const said = await announcementsOf(page);
  const person = newPerson();
  const keys = keysOf(page);
  await open('/register');
  await keys.next(page.getByRole('link', { name: 'Skip to content' }));
  await keys.press('Enter');
  await keys.next(field(page, 'Phone number'));
  await keys.press('Enter');
  await expect(field(page, 'Phone number')).toBeFocused();
  await expect(field(page, 'Phone number')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(
    /Phone number is required$/,
  );
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/Username is required/);
  expect(said()).toEqual(
    expect.arrayContaining([
      'alert: Please fix the errors in the form',
      'status: Phone number is required',
    ]),
  );
  await keys.type(person.phone);
  await keys.next(field(page, 'Username'));
  await keys.type(person.username);
  const showPassword = page.getByRole('button', { name: 'Show password' });
  for (const [index, name] of ['Password', 'Confirm password'].entries()) {
    await keys.next(field(page, name));
    await keys.type(person.password);
    await keys.next(showPassword.nth(index));
  }
  await keys.next(submit(page, 'Next'));
  await keys.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Where shall we pay your winnings?' }),
  ).toBeFocused();
  await keys.next(field(page, 'Full name'));
  await keys.type(person.fullName);
  await keys.next(field(page, 'Bank'));
  await keys.press('ArrowDown');
  await expect(field(page, 'Bank')).not.toHaveValue('');
  await keys.next(field(page, 'Account number'));
  await keys.type(person.accountNumber);
  await keys.press('Tab');
  await keys.next(page.getByRole('button', { name: 'Send OTP' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'OTP')).toBeFocused();
  expect(said()).toContain('status: OTP sent to your phone number');
  await keys.press('Shift');
  await keys.type(await desk.codeFor(person.phone));
  await keys.press('Tab');
  await keys.tabTo(submit(page, 'Create Account'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(said()).toContain('status: Registration successful! Redirecting...');
  await expectPlayer(page);
});

test('a deposit, step by step and a step back', async ({ page, open, newPlayer }) => {
  const said = await announcementsOf(page);
  const keys = keysOf(page);
  const paymentStep = () => expect(main(page).locator('figcaption')).toBeFocused();
  await open('/deposit', { as: newPlayer });
  await expect(submit(page, 'Next')).toBeVisible();
  await expect(main(page)).toMatchAriaSnapshot(`
    - navigation "You are here":
      - list:
        - listitem:
          - heading "Deposit" [level=1]
    - textbox "Amount"
    - group "Quick amounts"
    - tablist "Payment method"
    - tabpanel:
      - button "Bank Select a bank"
      - combobox "Goes to"
      - combobox "Promotion"
    - button "Next"
  `);
  await keys.tabTo(page.getByRole('tab', { name: 'Fund Transfer' }));
  await keys.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'QR Pay' })).toBeFocused();
  const row = (chosen: string) => main(page).getByRole('button', { name: `QR code ${chosen}` });
  await keys.next(row('Select a QR code'));
  await keys.tabTo(submit(page, 'Next'));
  await keys.press('Enter');
  await expect(row('Select a QR code')).toHaveAccessibleDescription('Please select a QR code');
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/RM Amount is required/);
  expect(said()).toContain('status: Please select a QR code');
  await expect(field(page, 'Amount')).toBeFocused();
  await keys.type('500');
  await keys.tabTo(row('Select a QR code'));
  await keys.press('Enter');
  await keys.tabTo(page.getByRole('dialog').getByRole('button', { name: 'NoukaQR' }));
  await keys.press('Enter');
  await expect(row('NoukaQR')).toBeFocused();
  await keys.tabTo(submit(page, 'Next'));
  await keys.press('Enter');
  await paymentStep();
  await keys.tabTo(submit(page, 'Back'));
  await keys.press('Enter');
  await expect(submit(page, 'Next')).toBeVisible();
  await expect(field(page, 'Amount')).toHaveValue('500');
  await keys.tabTo(submit(page, 'Next'));
  await keys.press('Enter');
  await paymentStep();
  await keys.tabTo(submit(page, 'Submit Deposit'));
  await page.keyboard.press('Enter');
  const result = main(page).getByRole('region', { name: 'Deposit submitted successfully!' });
  await expect(result).toBeFocused();
  await expect(result.getByRole('status').first()).toContainText('RM 500.00');
  await keys.tabTo(submit(page, 'Another deposit'));
  await keys.press('Enter');
  await expect(field(page, 'Amount')).toBeFocused();
});

test('the history, in a window that is enlarged four times', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await mockReport(page, Array(10).fill({}), 990);
  const said = await announcementsOf(page);
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
  await expect.poll(said).toContain('status: 1–10 of 990');
  const rows = main(page).getByRole('list', { name: 'Transactions' });
  await keys.tabTo(rows.locator('summary').first());
  await keys.press('Enter');
  await expect(rows.getByRole('button', { name: /^Copy ID/ }).first()).toBeVisible();
  const next = main(page).getByRole('button', { name: 'Next' });
  await keys.tabTo(next);
  // The list starts at its top again, and the focus waits where the next page is asked for.
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(next).toBeFocused();
  await mockReport(page, [], 0);
  await main(page).getByRole('button', { name: 'Bonus', exact: true }).focus();
  await keys.press('Enter');
  await expect.poll(() => said().join()).toContain('status: Nothing here yet');
});
