import type { Page } from '@playwright/test';
import { boxOf } from './fixtures/box.ts';
import { expect, test } from './fixtures/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const bar = (page: Page, name = 'Quick links') => page.getByRole('navigation', { name });
const isWhole = { ratio: 0.95 };
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

test('the menu leads a guest in, and closes by its button, Escape, a tap outside, and before Back', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(menu(page)).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open menu' });
  for (const close of [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(340, 400),
  ]) {
    await opener.click();
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
  }
  await opener.click();
  await expect(menu(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(menu(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  for (const name of ['Account', 'Logout', 'Balance'])
    await expect(menu(page).getByText(name, { exact: true })).toBeHidden();
  await menu(page).getByRole('link', { name: 'VIP' }).click();
  await expect(page).toHaveURL('/vip');
  await page.goBack();
  await expect(menu(page)).toBeHidden();
});

test('the menu shows a player the name, the balance, the account and Logout', async ({
  page,
  open,
}) => {
  await open('/', { as: 'player' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const text of ['demo1', 'Balance', '1,250.00', 'Account', 'Logout'])
    await expect(menu(page).getByText(text, { exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Sign Up' })).toBeHidden();
});

test('the bottom bar stays at the edge, but under a form, where it is the end of the page', async ({
  page,
  open,
}) => {
  await open('/bd');
  const bengali = bar(page, 'দ্রুত লিংক');
  await expect(bengali).toBeInViewport(isWhole);
  await expect(bengali.locator('.button-primary')).toHaveText('নিবন্ধন');
  for (const [path, current] of [
    ['/bd/login', 'লগইন'],
    ['/bd/register', 'নিবন্ধন'],
    ['/bd/forgot_password', undefined],
  ] as const) {
    await open(path);
    await expect(bengali).not.toBeInViewport();
    await scrollToEnd(page);
    await expect(bengali).toBeInViewport(isWhole);
    // The form has the page's primary button.
    await expect(bengali.locator('.button-outline')).toHaveCount(2);
    await expect(bengali.locator('.button-primary')).toHaveCount(0);
    await expect(bengali.locator('[aria-current=page]')).toHaveText(current ? [current] : []);
  }
});

test('the bottom bar is the end of a form of money, below its buttons', async ({ page, open }) => {
  for (const path of ['/deposit', '/withdraw', '/transfer']) {
    await open(path, path === '/deposit' ? { as: 'player' } : {});
    const buttons = page.locator('.money-actions');
    await expect(buttons).toBeInViewport(isWhole);
    await expect(bar(page)).not.toBeInViewport();
    await scrollToEnd(page);
    await expect(bar(page)).toBeInViewport(isWhole);
    const { top } = await boxOf(bar(page));
    expect((await boxOf(buttons)).bottom, path).toBeLessThanOrEqual(top);
  }
});

test('an address with parameters is not indexed, and names the address without them as canonical', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/slots?ref=friend-1');
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/slots`);
});
