import { layoutProblems } from './accessibility/layout.ts';
import { expect, test } from './fixtures/test.ts';

/** Of the sandbox, with names, a bank and amounts as long as they come. */
const LONG_NAMES = { username: 'chandrabati2026', password: 'demo1234' };

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('what is as long as it comes stays in its place on the smallest phone', async ({ page, open }) => {
  for (const path of ['/ms', '/ms/promotion', '/ms/help/deposit', '/ms/slots']) {
    await open(path);
    expect.soft([path, await layoutProblems(page)]).toEqual([path, []]);
  }
  for (const path of ['/ms/profile', '/ms/bank', '/ms/withdraw']) {
    // Signed in once: new tokens would end the session of the page that is still open.
    await open(path, path === '/ms/profile' ? { as: LONG_NAMES } : {});
    await expect(page.locator('[data-wallet-amount]')).toContainText('9,876,543.21');
    await expect(page.getByRole('main')).toContainText(/9,876,543\.21|Matamuhuri/);
    expect.soft([path, await layoutProblems(page)]).toEqual([path, []]);
  }
});

test('an address that is written out in an operator’s text stays in its place', async ({ page, open }) => {
  for (const path of ['/help/deposit', '/promotion']) {
    await open(path);
    if (path === '/promotion')
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click();
    const text = page.locator('.prose:visible');
    await text
      .locator('p')
      .first()
      .evaluate((line) => (line.textContent = `https://pay.example/${'0123456789abcdef'.repeat(4)}`));
    expect.soft(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('the wallet grows for a balance of ten digits', async ({ page, open }) => {
  await page.route('**/user-profile*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, data: [{ ...data[0], wallet_balance: '1234567890.12' }] } });
  });
  await open('/profile', { as: 'player' });
  await expect(page.locator('[data-wallet-amount]')).toContainText('1,234,567,890.12');
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    const wallet = page.locator('.wallet-place');
    expect.soft([width, await wallet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)]).toEqual([width, 0]);
  }
});
