import { expectError, field, fillRegistration } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { main, mockReport, submit, tile } from '../wallet/wallet-pages.ts';
import { announcementsOf } from './announcements.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('registration: names, errors beside their fields, and what is said', async ({ page, open }) => {
  const said = await announcementsOf(page);
  const person = newPerson();
  await open('/register');
  await expect(page).toHaveTitle(/^Sign up/);
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Sign Up" [level=1]
    - textbox "Full name"
    - textbox "Username"
    - textbox "Password"
    - button "Show password"
    - textbox "Confirm password"
    - button "Show password"
    - textbox "Phone number"
    - combobox "Bank"
    - textbox "Account number"
    - textbox /Referral/
    - button "Send OTP"
  `);
  await submit(page, 'Send OTP').click();
  await expectError(field(page, 'Full name'), 'Full name is required');
  await expect(field(page, 'Full name')).toHaveAccessibleDescription(/Full name is required/);
  await expect(field(page, 'Bank')).toHaveAccessibleDescription(/Please select a bank/);
  expect(said()).toEqual(expect.arrayContaining(['alert: Please fix the errors in the form', 'status: Full name is required']));

  await fillRegistration(page, person);
  said();
  await submit(page, 'Send OTP').click();
  await expect(field(page, 'OTP')).toBeFocused();
  expect(said()).toContain('status: OTP sent to your phone number');
  await field(page, 'OTP').fill(await desk.codeFor(person.phone));
  await submit(page, 'Create Account').click();
  await expect(page).toHaveURL('/');
  expect(said()).toContain('status: Registration successful! Redirecting...');
});

test('deposit: each step is named and takes the focus, errors and the outcome are said', async ({ page, open, newPlayer }) => {
  const said = await announcementsOf(page);
  await open('/deposit', { as: await newPlayer() });
  await expect(page).toHaveTitle(/^Deposit/);
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Deposit" [level=1]
    - 'group "Step 1 of 2: Method and amount"'
    - tablist "Payment method"
    - tabpanel:
      - radiogroup "Bank"
    - textbox "Amount"
    - group "Quick amounts"
    - combobox "Promotion"
    - group
    - button "Next"
  `);
  await page.getByRole('tab', { name: 'QR Pay' }).click();
  const channels = main(page).getByRole('radiogroup', { name: 'QR code' });
  await submit(page, 'Next').click();
  await expect(channels).toHaveAccessibleDescription('Please select a QR code');
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/RM Amount is required/);
  expect(said()).toContain('status: Please select a QR code');
  await tile(page, 'NoukaQR').check();
  await field(page, 'Amount').fill('500');
  await submit(page, 'Next').click();
  await expect(main(page).getByRole('group', { name: 'Step 2 of 2: Payment' })).toBeFocused();
  await submit(page, 'Submit Deposit').click();
  const result = main(page).getByRole('region', { name: 'Deposit submitted successfully!' });
  await expect(result).toBeFocused();
  await expect(result.getByRole('status').first()).toContainText('RM 500.00');
});

test('history: what a filter brings is said, also that it is nothing', async ({ page, open, newPlayer }) => {
  const said = await announcementsOf(page);
  await open('/transaction', { as: await newPlayer() });
  await expect(page).toHaveTitle(/^Transaction/);
  await expect(main(page).getByText('No transactions found')).toBeVisible();
  await mockReport(page, [{}]);
  said();
  await main(page).getByRole('button', { name: 'Remove filter: Deposit' }).click();
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading [level=1]
    - list "Filters":
      - listitem:
        - button "Filters"
    - region "Net deposits"
    - status: /1–1 of 1/
    - list "Transactions":
      - listitem:
        - list:
          - listitem
  `);
  await expect.poll(said).toContain('status: 1–1 of 1');
  await page.unroute('**/api/v1/report?*');
  await main(page).getByRole('button', { name: 'Remove filter: Today' }).click();
  await expect(main(page).getByText('No transactions found')).toBeVisible();
  expect(said().join()).toContain('status: No transactions found');
});
