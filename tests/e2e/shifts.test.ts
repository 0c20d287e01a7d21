import { ACCOUNT } from '../routes.ts';
import { field } from './fixtures/forms.ts';
import { test, waitForPaint } from './fixtures/layout-shifts.ts';
import { DEMO, logIn } from './fixtures/players.ts';
import { holdRequests } from './fixtures/requests.ts';
import { storeTokens } from './fixtures/storage.ts';
import { expect, settled } from './fixtures/test.ts';
import { mockGameList, scrollToEnd } from './games/game-list.ts';
import { submit } from './wallet/wallet-pages.ts';

/** That nothing on a page moves by itself; what each page does besides is tested where that belongs. */
const PHONE = { width: 360, height: 740 };

const SITE_PAGES = ['/', '/bd', '/slots', '/sports', '/bd/promotion', '/help/deposit'];
/** Tested as a phone shows them: on a large screen the form pushes the footer down, and the figures move the text beside them. */
const STEADY_ON_PHONES = ['/withdraw', '/transaction'];

for (const path of [...SITE_PAGES, ...ACCOUNT]) {
  test(`nothing jumps on ${path} for a guest or a player, nor when every answer comes late`, async ({
    page,
    open,
    shiftsOf,
  }) => {
    if (STEADY_ON_PHONES.includes(path)) await page.setViewportSize(PHONE);
    if (SITE_PAGES.includes(path)) {
      await open(path);
      await settled(page);
    }
    await open(path, { as: 'player' });
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);

    const release = await holdRequests(page, '**/api/**');
    const held = page.waitForRequest('**/user-profile?*');
    await page.reload();
    await held;
    await waitForPaint(page);
    release();
    await expect(page.locator('[data-wallet-amount]')).toContainText('1,250.00');
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test.describe('a token that is not what it seemed', () => {
  test.use({ expectedFaults: /answer (401|500)|status of (401|500)|Profile: |Refresh: / });

  test('moves nothing, whether it was renewed, refused or not answered', async ({
    page,
    context,
    shiftsOf,
    isMobile,
  }) => {
    // The widest header needs the site's font: where a page under load does without, a test machine has none of its width.
    if (!isMobile) await page.setViewportSize({ width: 1_024, height: 768 });
    const failed = { status: 500, body: '' };
    const refused = { status: 401, json: { success: false } };
    for (const { path, profile, refresh, token } of [
      { path: '/slots', token: 'expired' },
      { path: '/promotion', profile: failed },
      { path: '/', profile: refused, refresh: failed },
      { path: '/vip', profile: refused, refresh: refused },
    ]) {
      await storeTokens(context, { ...(await logIn(DEMO)), ...(token && { token }) });
      await page.unrouteAll();
      if (refresh) await page.route('**/token/refresh?*', (route) => route.fulfill(refresh));
      const release = await holdRequests(page, '**/user-profile?*', profile);
      const held = page.waitForRequest('**/user-profile?*');
      await page.goto(path);
      await held;
      await waitForPaint(page);
      release();
      // A token that was not refused is still a player's.
      await expect(page.locator('html')).toHaveAttribute(
        'data-session',
        refresh === refused ? 'guest' : 'player',
      );
      expect(await shiftsOf(page)).toEqual([]);
    }
  });
});

test('nothing jumps around an amount that was typed before any script or answer is there', async ({
  page,
  open,
  newPlayer,
  shiftsOf,
}) => {
  // Large screens have no steps.
  await page.setViewportSize(PHONE);
  await open('/help/deposit', { as: newPlayer });
  await settled(page);
  const releaseScripts = await holdRequests(page, '**/_astro/*.js');
  const releaseChoices = await holdRequests(page, '**/user/pre-deposit?*');
  await shiftsOf(page);
  await page.goto('/deposit', { waitUntil: 'commit' });
  // Without keys, after which shifts would not count.
  await field(page, 'Amount').fill('35');
  releaseScripts();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  releaseChoices();
  await expect(submit(page, 'Next')).toBeVisible();
  await settled(page);
  await expect(field(page, 'Amount')).toHaveValue('35');
  await expect(field(page, 'Amount')).toBeFocused();
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing jumps around the channels of a deposit, on the first visit and the second', async ({
  page,
  open,
  newPlayer,
  shiftsOf,
}) => {
  await page.setViewportSize(PHONE);
  await page.route('**/user/pre-deposit?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const channels: { id: number; bank_name: string }[] = body.data.deposit_bank.fund_transfer;
    const more = channels.slice(0, 2).map((channel) => ({
      ...channel,
      id: channel.id + 1_000,
      bank_name: `New ${channel.bank_name}`,
    }));
    body.data.deposit_bank.fund_transfer = [...channels, ...more];
    await route.fulfill({ response, json: body });
  });
  await open('/deposit', { as: newPlayer });
  await expect(submit(page, 'Next')).toBeVisible();
  await settled(page);
  expect(await shiftsOf(page)).toEqual([]);
  await page.reload();
  await expect(submit(page, 'Next')).toBeVisible();
  await settled(page);
  expect(await shiftsOf(page)).toEqual([]);
});

test('nothing jumps while games load, nor on a jump to the end', async ({
  page,
  open,
  shiftsOf,
}) => {
  await mockGameList(page, 60);
  const end = page.getByText('আর কোনো গেম নেই');
  await open('/bd/slots/Shapla%20Play');
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(
      () => new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
    );
  }
  await expect(end).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await open('/bd/slots/Shapla%20Play');
  await scrollToEnd(page);
  await expect(end).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
