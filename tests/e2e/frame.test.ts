import { expect, test } from './fixtures/test.ts';

const isPhone = (viewport: { width: number } | null) => (viewport?.width ?? 0) < 768;

test.describe('header', () => {
  test('shows a guest Support, Login and Sign Up, and nothing of a player', async ({ page, open, viewport }) => {
    await open('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Support' })).toHaveAttribute('target', '_blank');
    await expect(header.getByRole('button', { name: /Balance/ })).toBeHidden();
    const bar = isPhone(viewport) ? page.getByRole('navigation', { name: 'Quick links' }) : header;
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  });

  test('shows a player the wallet, Deposit and Profile, and no Sign Up', async ({ page, open, viewport }) => {
    await open('/', { as: 'player' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: /Balance/ })).toContainText('RM');
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    if (isPhone(viewport)) {
      const bar = page.getByRole('navigation', { name: 'Quick links' });
      await expect(bar.getByRole('link')).toHaveText(['Home', 'Promo', 'Deposit', 'Account', 'Livechat']);
      await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    } else {
      await expect(header.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/deposit');
      await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    }
  });

  test('a player’s header has search and help, which opens in a sheet', async ({ page, open }) => {
    await open('/', { as: 'player' });
    const header = page.getByRole('banner');
    const help = header.getByRole('link', { name: 'Help Center' });
    await expect(help).toHaveAttribute('href', '/help');
    await help.click();
    const sheet = page.getByRole('dialog', { name: 'Help Center' });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await header.getByRole('link', { name: 'Search games' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens, and closes by its button, Escape and a tap outside', async ({ page, open }) => {
    await open('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeHidden();

    for (const close of [
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(340, 400),
    ]) {
      await opener.click();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
    }
  });

  test('is closed when the browser goes back to the page', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'VIP' }).click();
    await expect(page).toHaveURL('/vip');
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('shows a guest Sign Up and Login, and a player the name, the balance, the account and Logout', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    for (const name of ['Account', 'Logout', 'Balance']) await expect(menu.getByText(name, { exact: true })).toBeHidden();

    await open('/', { as: 'player' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const text of ['demo1', 'Balance', '1,250.00', 'Account', 'Logout'])
      await expect(menu.getByText(text, { exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Sign Up' })).toBeHidden();
  });
});

test.describe('bottom bar', () => {
  const isWhole = { ratio: 0.95 };

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('stays at the edge, but under a form, where it is the end of the page', async ({ page, open }) => {
      await open('/bd');
      const bar = page.getByRole('navigation', { name: 'দ্রুত লিংক' });
      await expect(bar).toBeInViewport(isWhole);
      await expect(bar.locator('.button-primary')).toHaveText('নিবন্ধন');
      for (const [path, current] of [
        ['/bd/login', 'লগইন'],
        ['/bd/register', 'নিবন্ধন'],
        ['/bd/forgot_password', undefined],
      ] as const) {
        await open(path);
        await expect(bar).not.toBeInViewport();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(bar).toBeInViewport(isWhole);
        // The form has the page's primary button.
        await expect(bar.locator('.button-outline')).toHaveCount(2);
        await expect(bar.locator('.button-primary')).toHaveCount(0);
        await expect(bar.locator('[aria-current=page]')).toHaveText(current ? [current] : []);
      }
    });

    for (const path of ['/deposit', '/withdraw', '/transfer'])
      test(`is the end of ${path}, below its buttons`, async ({ page, open }) => {
        await open(path, { as: 'player' });
        const bar = page.getByRole('navigation', { name: 'Quick links' });
        await expect(page.locator('.money-actions')).toBeInViewport(isWhole);
        await expect(bar).not.toBeInViewport();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(bar).toBeInViewport(isWhole);
        const top = (await bar.boundingBox())?.y ?? 0;
        const actions = await page.locator('.money-actions').boundingBox();
        expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(top);
      });
  });

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 768, height: 1024 } });

    test('is in the header', async ({ page, open }) => {
      await open('/ms');
      const header = page.getByRole('banner');
      await expect(page.getByRole('navigation', { name: 'Pautan pantas' })).toBeHidden();
      for (const name of ['Log Masuk', 'Daftar']) await expect(header.getByRole('link', { name })).toBeInViewport(isWhole);
      await expect(header.getByRole('button', { name: 'Bahasa: Bahasa Melayu' })).toBeInViewport(isWhole);
    });
  });

  test.describe('on a phone held sideways', () => {
    test.use({ viewport: { width: 740, height: 360 } });

    test('is the end of every page', async ({ page, open }) => {
      for (const path of ['/', '/login']) {
        await open(path);
        const bar = page.getByRole('navigation', { name: 'Quick links' });
        await expect(bar).not.toBeInViewport();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(bar).toBeInViewport(isWhole);
      }
    });
  });
});

test('the list of languages offers all four, leads to the same page and is remembered', async ({ page, open, viewport }) => {
  await open('/slots');
  const bar = isPhone(viewport) ? page.getByRole('navigation', { name: 'Quick links' }) : page.getByRole('banner');
  await bar.getByRole('button', { name: 'Language: English' }).click();
  const list = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  await expect(list).toHaveText(['English', 'বাংলা', '中文', 'Bahasa Melayu']);
  await list.filter({ hasText: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bd/slots');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('bd');
});

test('the first Back after a language was chosen leads to the page before', async ({ page, open }) => {
  await open('/slots');
  await open('/promotion');
  await page.locator('button[popovertarget=languages]').filter({ visible: true }).click();
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bd/promotion');
  await page.goBack();
  await expect(page).toHaveURL('/bd/slots');
});

test('the footer draws the logos of partners and payments in their own proportions', async ({ page, open }) => {
  await open('/vip');
  const logos = page.getByRole('contentinfo').locator('section').getByRole('img').locator('img');
  // They come when their place is near, not with the page.
  expect(await logos.evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).currentSrc).length)).toBe(0);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
    await expect(logo).toHaveCSS('object-fit', /^(contain|scale-down)$/);
  }
});

test('the footer of an account page is one line, and opens', async ({ page, open }) => {
  await open('/profile', { as: 'player' });
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThan(80);
  await footer.getByText('Help, contacts and partners of Dipnodi').click();
  await expect(footer.getByText(/^© 2019–/)).toBeVisible();
});

test('an address with parameters is not indexed, and names the address without them as canonical', async ({ page, open, baseURL }) => {
  await open('/slots?ref=friend-1');
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/slots`);
});

test('a new page starts at its top', async ({ page, open }) => {
  await open('/help/deposit');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page).toHaveURL('/help/term-and-conditions');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the logo leads home, at once on phones, with a transition on large screens', async ({ page, open, viewport }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.title = viewTransition ? 'with a transition' : 'at once';
    }),
  );
  await open('/bd/help/deposit');
  await page.getByRole('banner').getByRole('link', { name: 'Dipnodi' }).click();
  await expect(page).toHaveURL('/bd');
  await expect(page.locator('html')).toHaveAttribute('title', isPhone(viewport) ? 'at once' : 'with a transition');
});
