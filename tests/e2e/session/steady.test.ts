import { submitLogin } from '../fixtures/forms.ts';
import { holdRequests } from '../fixtures/held-requests.ts';
import { waitForPaint, watchShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

test('nothing jumps on the home page that a login leads to', async ({ page, open, newPlayer, context }) => {
  const player = await newPlayer();
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

for (const path of ['/', '/slots', '/profile', '/bd/promotion']) {
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
