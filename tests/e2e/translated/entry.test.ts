import { field, fillLogin, fillRegistration, submitLogin } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { holdRequests } from '../fixtures/requests.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from '../session/player-frame.ts';
import { submit } from '../wallet/wallet-pages.ts';
import { describeTranslated } from './translator.ts';

describeTranslated(() => {
  test.use({ expectedFaults: /answer 40[01]|status of 40[01]/ });

  test('what was typed before a login came alive stays, and each refusal is said', async ({
    page,
    newPlayer,
  }) => {
    const release = await holdRequests(page, /_astro\/(react|client|LoginForm)/);
    await page.goto('/login');
    await fillLogin(page, { ...newPlayer, password: 'wrong-one' });
    release();
    await field(page, 'Password').press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Wrong username or password' }),
    ).toBeVisible();
    await expect(field(page, 'Username')).toHaveValue(newPlayer.username);
    await expect(field(page, 'Password')).toBeFocused();
    await field(page, 'Username').fill('ab');
    await submit(page, 'Login').click();
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
    await submitLogin(page, newPlayer);
    await expect(page).toHaveURL('/');
    await expectPlayer(page);
  });

  test('a visitor registers', async ({ page, open }) => {
    const person = newPerson();
    await open('/register');
    await field(page, 'Password').fill('abc');
    await expect(page.getByText(/Login asks for at least 6 characters/)).toBeVisible();
    await fillRegistration(page, { ...person, password: 'River1234-delta' });
    await expect(page.getByText(/Login asks for at least 6 characters/)).toBeHidden();
    await submit(page, 'Send OTP').click();
    await expect(page.getByText('OTP sent to your phone number')).toBeVisible();
    const wait = page.getByRole('button', { name: /\d+/ });
    await expect(wait).not.toHaveText((await wait.textContent()) ?? '');
    await field(page, 'OTP').fill('OOOOOO');
    await submit(page, 'Create Account').click();
    await expect(page.getByText('The verification code is wrong')).toBeVisible();
    await field(page, 'OTP').fill(await desk.codeFor(person.phone));
    await submit(page, 'Create Account').click();
    await expect(page).toHaveURL('/');
    await expectPlayer(page);
    const welcome = page.getByRole('region', { name: 'Welcome! Start here' });
    await welcome.getByRole('button', { name: 'Close the welcome' }).click();
    await expect(welcome).toBeHidden();
  });
});
