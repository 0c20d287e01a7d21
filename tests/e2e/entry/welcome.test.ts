import { field, fillRegistration } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';

test('home welcomes a new player with three steps until they are closed', { tag: '@gate' }, async ({ page, open }) => {
  const person = newPerson();
  await open('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(field(page, 'OTP')).toBeFocused();
  await page.keyboard.type(await desk.codeFor(person.phone));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/');

  const welcome = page.getByRole('region', { name: 'Welcome! Start here' });
  await expect(welcome.getByRole('link')).toHaveText([/Make a deposit/, /Pick a game/, /Set yourself a budget/]);
  await welcome.getByRole('link', { name: /budget/ }).click();
  await expect(page).toHaveURL('/safer-play');

  await open('/');
  await welcome.getByRole('button', { name: 'Close the welcome' }).click();
  await expect(welcome).toBeHidden();
  await open('/');
  await expect(page.locator('[data-recent]')).toBeHidden();
  await expect(page.getByText('Recently played')).toHaveCount(0);
});
