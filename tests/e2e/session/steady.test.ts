import type { Page } from '@playwright/test';
import { TEST_SITE } from '../../../scripts/test/test-site.ts';
import { submitLogin } from '../fixtures/forms.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { waitForPaint, watchShifts } from '../fixtures/layout-shifts.ts';
import { DEMO, logIn } from '../fixtures/players.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectGuest, expectPlayer } from './player-frame.ts';

const TABLET = { width: 1_024, height: 768 };

/** The widest header needs the site's font: where a page under load does without, a test machine has none of its width. */
async function narrowHeader(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > TABLET.width) await page.setViewportSize(TABLET);
}

test('nothing jumps on the home page that a login leads to', async ({ page, open, newPlayer, context }) => {
  const player = await newPlayer();
  await narrowHeader(page);
  const shifts = await watchShifts(context);
  await open('/login');
  await submitLogin(page, player);
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
  await page.waitForLoadState('networkidle');
  await waitForPaint(page);
  // A slow response on the login page comes too late to count as a result of the click.
  expect(shifts.filter((shift) => !shift.endsWith('/login'))).toEqual([]);
});

for (const path of ['/', '/slots', '/profile', '/bank', '/bd/promotion']) {
  test(`nothing jumps on ${path} when the balance comes late`, async ({ page, open, context }) => {
    const shifts = await watchShifts(context);
    const release = await holdRequests(page, '**/user-profile?*');
    const held = page.waitForRequest('**/user-profile?*');
    const opened = open(path, { as: 'player' });
    await held;
    await page.waitForLoadState('load');
    await waitForPaint(page);
    release();
    await opened;
    await expect(page.locator('[data-wallet-amount]')).toContainText('1,250.00');
    await waitForPaint(page);
    expect(shifts).toEqual([]);
  });
}

test.describe('a token that is not what it seemed', () => {
  test.use({ expectedFaults: /answer (401|500)|status of (401|500)|Profile: |Refresh: / });

  test('moves nothing, whether it was renewed, refused or not answered', async ({ page, context }) => {
    await narrowHeader(page);
    const shifts = await watchShifts(context);
    const failed = { status: 500, body: '' };
    const refused = { status: 401, json: { success: false } };
    for (const { path, profile, refresh, token } of [
      { path: '/slots', token: 'expired' },
      { path: '/promotion', profile: failed },
      { path: '/', profile: refused, refresh: failed },
      { path: '/vip', profile: refused, refresh: refused },
    ]) {
      const tokens = { ...(await logIn(DEMO)), ...(token && { token }) };
      const localStorage = Object.entries(tokens).flatMap(([name, value]) =>
        name.endsWith('token') ? { name, value: String(value) } : [],
      );
      await context.setStorageState({ cookies: [], origins: [{ origin: TEST_SITE.siteUrl, localStorage }] });
      await page.unrouteAll();
      if (refresh) await page.route('**/token/refresh?*', (route) => route.fulfill(refresh));
      const release = await holdRequests(page, '**/user-profile?*', profile);
      const held = page.waitForRequest('**/user-profile?*');
      await page.goto(path);
      await held;
      await waitForPaint(page);
      release();
      await (profile ? expectGuest(page) : expectPlayer(page));
      await waitForPaint(page);
      expect(shifts).toEqual([]);
    }
  });

  test('the answer to a login takes the place of the wait for it', async ({ page, open }) => {
    await open('/login');
    const release = await holdRequests(page, '**/api/login?*');
    await submitLogin(page, { username: 'demo1', password: 'wrong-one' });
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: 'Checking…' })).toBeVisible();
    const before = await main.locator('button[type=submit]').boundingBox();
    release();
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    expect(await main.locator('button[type=submit]').boundingBox()).toEqual(before);
  });
});
