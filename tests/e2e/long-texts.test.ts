import { layoutProblems } from './accessibility/layout.ts';
import { expect, test } from './fixtures/test.ts';

/** Of the sandbox, with names, a bank and amounts as long as they come. */
const LONG_NAMES = { username: 'chandrabati2026', password: 'demo1234' };

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

test('what is as long as it comes stays in its place on the smallest phone', async ({
  page,
  open,
}) => {
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
