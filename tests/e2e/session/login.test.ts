import { stopClock } from '../fixtures/clock.ts';
import { expectError, field, fillLogin, submitLogin } from '../fixtures/forms.ts';
import { NO_TOKENS, stored, storedTokens } from '../fixtures/storage.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { expectGuest, expectPlayer } from './player-frame.ts';

const FIELD_ERRORS = [
  ['Username', '', 'Username is required'],
  ['Username', 'ab', 'Username must be at least 3 characters'],
  ['Username', 'a'.repeat(51), 'Username must be no more than 50 characters'],
  ['Password', '', 'Password is required'],
  ['Password', '12345', 'Password must be at least 6 characters'],
] as const;

test('every field shows its error on blur', { tag: '@gate' }, async ({ page, open }) => {
  await open('/login');
  for (const [name, value, text] of FIELD_ERRORS) {
    await field(page, name).fill(value);
    await field(page, name).blur();
    await expectError(field(page, name), text);
  }
});

test('an empty form is not sent: both fields show their errors, and the first gets the focus', { tag: '@gate' }, async ({ page, open }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectError(field(page, 'Username'), 'Username is required');
  await expectError(field(page, 'Password'), 'Password is required');
  await expect(field(page, 'Username')).toBeFocused();
  expect(calls).not.toContain('/api/login');
});

test('an error disappears as soon as the value is valid', { tag: '@gate' }, async ({ page, open }) => {
  await open('/login');
  await field(page, 'Username').fill('ab');
  await field(page, 'Username').blur();
  await expectError(field(page, 'Username'), 'Username must be at least 3 characters');
  await field(page, 'Username').fill('abc');
  await expect(field(page, 'Username')).not.toHaveAttribute('aria-invalid');
});

test('wrong credentials show the server’s own message', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
  const { username } = await newPlayer();
  await open('/login');
  await submitLogin(page, { username, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password');
  expect(await storedTokens(page)).toEqual(NO_TOKENS);
});

test.describe('a network failure', () => {
  test.use({ expectedFaults: /api\/login|ERR_FAILED/ });
  test('shows the fallback text', { tag: '@gate' }, async ({ page, open }) => {
    await page.route('**/api/login?*', (route) => route.abort());
    await open('/login');
    await submitLogin(page, { username: 'somebody', password: 'something' });
    await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  });
});

test.describe('after a login', () => {
  test('"Login successful!" is shown, then home opens', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
    const player = await newPlayer();
    await stopClock(page);
    await open('/login');
    await submitLogin(page, player);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Login successful!');
    await expect(page).toHaveURL('/login');
    await page.clock.resume();
    await expect(page).toHaveURL('/');
    await expectPlayer(page);
  });

  test('the page that was requested first opens', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
    const player = await newPlayer();
    await open('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await waitForIslands(page);
    await submitLogin(page, player);
    await expect(page).toHaveURL('/profile');
  });

  test('an address on another site is ignored', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
    const player = await newPlayer();
    await open(`/login?next=${encodeURIComponent('/\\elsewhere.invalid')}`);
    await submitLogin(page, player);
    await expect(page).toHaveURL('/');
    await expectPlayer(page);
  });
});

test('the password reset stays open for a player', { tag: '@gate' }, async ({ page, open }) => {
  await open('/forgot_password', { as: 'player' });
  await expectPlayer(page);
  await expect(page).toHaveURL('/forgot_password');
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
});

for (const path of ['/login', '/register']) {
  test(`${path} redirects a player home`, { tag: '@gate' }, async ({ page, open }) => {
    await open(path, { as: 'player' });
    await expect(page).toHaveURL('/');
    await expectPlayer(page);
  });
}

test.describe('remember me', () => {
  for (const isTicked of [false, true]) {
    test(`${isTicked ? 'ticked' : 'not ticked'}, the login ${isTicked ? 'outlives' : 'ends with'} the browser`, { tag: '@gate' }, async ({
      page,
      open,
      newTab,
      newPlayer,
      context,
      browser,
    }) => {
      const player = await newPlayer();
      await open('/login');
      await fillLogin(page, player);
      await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(isTicked);
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL('/');
      expect(await stored(page, 'session_only')).toBe(isTicked ? null : '1');
      expect((await context.cookies()).map(({ name, expires }) => [name, expires])).toEqual(isTicked ? [] : [['session_only', -1]]);

      await page.reload();
      await expectPlayer(page);
      await expectPlayer(await newTab('/slots'));

      // A browser that was closed has lost only its session cookies.
      const { origins } = await context.storageState();
      const reopened = await browser.newContext({ storageState: { cookies: [], origins } });
      const later = await reopened.newPage();
      await later.goto(new URL('/', page.url()).href);
      if (isTicked) {
        await expectPlayer(later);
      } else {
        await expectGuest(later);
        expect(await storedTokens(later)).toEqual(NO_TOKENS);
      }
      await reopened.close();
    });
  }
});
