import { expect, test } from './fixtures/test.ts';

test('the header has Support, Login and Sign Up for a guest, and nothing of a player', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Support' })).toHaveAttribute('target', '_blank');
  await expect(header.getByRole('button', { name: /Balance/ })).toBeHidden();
  const bar = isMobile ? page.getByRole('navigation', { name: 'Quick links' }) : header;
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
});

test('the header has the wallet, Deposit, Profile, search and help for a player, and no Sign Up', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/', { as: 'player' });
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: /Balance/ })).toContainText('RM');
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  if (isMobile) {
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.getByRole('link')).toHaveText([
      'Home',
      'Promo',
      'Deposit',
      'Account',
      'Livechat',
    ]);
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  } else {
    await expect(header.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
    await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  }
  const help = header.getByRole('link', { name: 'Help Center' });
  await expect(help).toHaveAttribute('href', '/help');
  await help.click();
  const sheet = page.getByRole('dialog', { name: 'Help Center' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await header.getByRole('link', { name: 'Search games' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the list of languages has all four, leads to the same page and is remembered; Back skips it', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/promotion');
  await open('/slots');
  const bar = isMobile
    ? page.getByRole('navigation', { name: 'Quick links' })
    : page.getByRole('banner');
  await bar.getByRole('button', { name: 'Language: English' }).click();
  const list = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  await expect(list).toHaveText(['English', 'বাংলা', '中文', 'Bahasa Melayu']);
  await list.filter({ hasText: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bd/slots');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('bd');
  await page.goBack();
  await expect(page).toHaveURL('/bd/promotion');
});

test('a new page starts at its top; the logo leads home, with a transition on large screens', async ({
  page,
  open,
  isMobile,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.title = viewTransition ? 'with a transition' : 'at once';
    }),
  );
  await open('/bd/help/deposit');
  await page.getByRole('contentinfo').locator('a[href="/bd/help/term-and-conditions"]').click();
  await expect(page).toHaveURL('/bd/help/term-and-conditions');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Dipnodi' }).click();
  await expect(page).toHaveURL('/bd');
  await expect(page.locator('html')).toHaveAttribute(
    'title',
    isMobile ? 'at once' : 'with a transition',
  );
});
