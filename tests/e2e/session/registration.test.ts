import { field, fillRegistration } from '../fixtures/forms.ts';
import { newPerson } from '../fixtures/players.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

test('a visitor registers by a referral link, is welcomed, and stays logged in', {
  tag: '@gate',
}, async ({ page, open }) => {
  const person = newPerson();
  await open('/?ref=FRIEND-7');
  // The clock goes on only by what the test runs.
  await page.clock.install({ time: new Date('2026-03-02T10:00:00+06:00') });
  await page.clock.pauseAt(new Date('2026-03-02T10:00:01+06:00'));
  await open('/register');
  await fillRegistration(page, person);
  await expect(field(page, 'Referral code (optional)')).toHaveValue('FRIEND-7');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(field(page, 'OTP')).toBeFocused();
  await page.keyboard.type(await desk.codeFor(person.phone));
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Registration successful! Redirecting...',
  );
  await page.clock.runFor(1_499);
  await expect(page).toHaveURL('/register');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expectPlayer(page);
  expect(await desk.refCodeOf(person.username)).toBe('FRIEND-7');
  const welcome = page.getByRole('region', { name: 'Welcome! Start here' });
  await expect(welcome.getByRole('link')).toHaveText([
    /Make a deposit/,
    /Pick a game/,
    /Set yourself a budget/,
  ]);
  await welcome.getByRole('button', { name: 'Close the welcome' }).click();
  await expect(welcome).toBeHidden();

  await page.reload();
  await expectPlayer(page);
  await expect(welcome).toBeHidden();
});
