import { field, fillRegistration } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';

test('a registration goes on after the page was closed while the SMS was read', { tag: '@gate' }, async ({ page, open }) => {
  const person = newPerson();
  await open('/register');
  await fillRegistration(page, { ...person, phone: `0${person.phone}` });
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText(`The code was sent to +60 ${person.phone}`)).toBeVisible();

  await page.reload();
  await waitForIslands(page);
  await expect(page.getByText('Your entries are kept.')).toBeVisible();
  await expect(page.getByText(`The code was sent to +60 ${person.phone}`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled();
  await expect(field(page, 'Password')).toBeFocused();
  for (const name of ['Password', 'Confirm password']) {
    await expect(field(page, name)).toHaveValue('');
    await field(page, name).fill(person.password);
  }
  await field(page, 'OTP').fill(await desk.codeFor(person.phone));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('draft_register'))).toBeNull();
});
