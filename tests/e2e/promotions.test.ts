import { expect, test } from './fixtures/test.ts';

test('cards are those of the page’s language and those without a language', async ({ page, open }) => {
  await open('/bd/promotion');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(7);
  await expect(cards.filter({ hasText: /[ঀ-৿]/ })).toHaveCount(5);
});

test('Details opens a dialog that Escape and its button close', async ({ page, open }) => {
  await open('/promotion');
  const opener = page.getByRole('button', { name: /^Details of/ }).first();
  const dialog = page.getByRole('dialog');
  for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Close' }).click()]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('table')).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('Details works in browsers without command buttons', async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // The browser's own handling cannot be removed, so its effect is prevented: what opens was opened by the polyfill.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await open('/promotion');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Join now leads a visitor to the login and a player to a deposit with the promotion', async ({ page, open }) => {
  await open('/promotion');
  await expect(page.getByRole('main').getByRole('link', { name: 'Join now' }).first()).toHaveAttribute(
    'href',
    /^\/login\?next=%2Fdeposit%3Fpromotion%3D\d+$/,
  );
  await open('/promotion', { as: 'player' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Join now' }).first()).toHaveAttribute(
    'href',
    /^\/deposit\?promotion=\d+$/,
  );
});

test('each promotion has its own page with its own title and description', async ({ page, open }) => {
  await open('/promotion');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open on its own page' }).click();
  await expect(page).toHaveURL(/\/promotion\/.+/);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(await page.title()).toContain(title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'][0]['@type']).toBe('BreadcrumbList');
});
