import type { Page } from '@playwright/test';
import { field, fillLogin, fillRegistration } from '../fixtures/forms.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { newPerson } from '../fixtures/players.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

test.describe('accessible names', () => {
  test('of the login', { tag: '@gate' }, async ({ page, open }) => {
    await open('/login');
    await expect(page.locator('form')).toMatchAriaSnapshot(`
      - text: Username
      - textbox "Username"
      - text: Password
      - textbox "Password"
      - button "Show password"
      - checkbox "Remember me"
      - text: Remember me
      - link "Forgot password?":
        - /url: /forgot_password
      - button "Login"
    `);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  });

  test('of the registration', { tag: '@gate' }, async ({ page, open }) => {
    await open('/register');
    const names = ['Full name', 'Username', 'Password', 'Confirm password', 'Phone number', 'Account number', 'Referral code (optional)'];
    await expect(page.locator('form').getByRole('textbox')).toHaveCount(names.length);
    for (const name of names) await expect(page.locator('form').getByRole('textbox', { name, exact: true })).toBeVisible();
    await expect(page.locator('form').getByRole('combobox')).toHaveAccessibleName('Bank');
    await expect(field(page, 'Phone number')).toHaveAccessibleDescription('+60 An OTP is sent to this number by SMS');
  });

  test('of the forgotten password', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
    const { phone } = await newPlayer();
    await open('/forgot_password');
    const form = page.locator('form');
    await expect(form.getByRole('textbox')).toHaveCount(1);
    await form.getByRole('textbox', { name: 'Phone number', exact: true }).fill(phone);
    await form.getByRole('button', { name: 'Send Code' }).click();
    for (const name of ['SMS code', 'New password', 'Confirm new password']) {
      await expect(form.getByRole('textbox', { name, exact: true })).toBeVisible();
    }
    await expect(form.getByRole('textbox')).toHaveCount(3);
  });

  test('and autocomplete values for password managers', { tag: '@gate' }, async ({ page, open }) => {
    const autocomplete = () =>
      page.locator('form input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
    await open('/login');
    expect(await autocomplete()).toEqual(['username', 'current-password', '']);
    await open('/register');
    expect(await autocomplete()).toEqual(['name', 'username', 'new-password', 'new-password', 'tel-national', 'off', 'off']);
  });
});

const FORMS = {
  '/login': (page: Page) => fillLogin(page, newPerson()),
  '/register': (page: Page) => fillRegistration(page, newPerson()),
};

/** Collects method, address and body of every request. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

test.describe('without script', () => {
  // Chromium reports each script that a page names and that it does not load.
  test.use({ javaScriptEnabled: false, expectedFaults: /_astro\/.*\.js \(csp\)/ });
  for (const [path, fill] of Object.entries(FORMS)) {
    test(`${path} sends nothing, and says that it needs JavaScript`, { tag: '@gate' }, async ({ page }) => {
      const sent = watchRequests(page);
      await page.goto(path);
      await fill(page);
      await field(page, 'Password').press('Enter');
      await expect(page.locator('form').getByRole('button').last()).toBeDisabled();
      await expect(page.locator('form')).toHaveAttribute('method', 'post');
      const notice = page.locator('noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText('This page needs JavaScript. Please turn it on in your browser, or contact customer service.');
      await expect(page).toHaveURL(path);
      expect(sent.filter((request) => request.includes('river1234') || request.startsWith('POST'))).toEqual([]);
    });
  }

  for (const path of ['/deposit', '/logout']) {
    test(`${path} says so too, and waits for nothing`, { tag: '@gate' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
      await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
    });
  }
});

test('a form that is sent before React has come is kept, and sent once by the island', { tag: '@gate' }, async ({ page, newPlayer }) => {
  const player = await newPlayer();
  const sent = watchRequests(page);
  const release = await holdRequests(page, /_astro\/(react|client|LoginForm)/);
  await page.goto('/login');
  await fillLogin(page, player);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await field(page, 'Password').press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  expect(sent.filter((request) => request.includes(player.password) || request.startsWith('POST'))).toEqual([]);
  await expect(page).toHaveURL('/login');

  release();
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
  expect(sent.filter((request) => request.includes(player.password))).toHaveLength(1);
});

test('what is wrong with a form that was sent too early is said once React has come', { tag: '@gate' }, async ({ page }) => {
  const release = await holdRequests(page, /_astro\/(react|client|RegisterForm)/);
  await page.goto('/register');
  const typed = field(page, 'Full name');
  await typed.fill('Rahima');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await page.getByRole('main').getByRole('button').last().click();
  release();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(typed).toHaveValue('Rahima');
  await expect(field(page, 'Username')).toBeFocused();
});

test('a form that is submitted twice sends one request', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
  const player = await newPlayer();
  const sent = watchRequests(page);
  await open('/login');
  await fillLogin(page, player);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).dblclick();
  await expect(page).toHaveURL('/');
  expect(sent.filter((request) => request.startsWith('POST') && request.includes('/api/login'))).toHaveLength(1);
});
