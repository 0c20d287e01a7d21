import type { Page, Route } from '@playwright/test';
import profileInBengali from '../../src/content/messages/bd/profile.json' with { type: 'json' };
import transfer from '../../src/content/messages/en/transfer.json' with { type: 'json' };
import { field, fillLogin } from './fixtures/forms.ts';
import { DEMO } from './fixtures/players.ts';
import { storedTokens } from './fixtures/storage.ts';
import { expect, test } from './fixtures/test.ts';
import { GAME, hostGame } from './games/launch.ts';
import { fillTransfer, main, submit } from './wallet/wallet-pages.ts';

// What a page can do about an answer that it did not want, once each. Which answer is what kind of problem: tests/unit/lib/api/parse-response.test.ts.

test.use({ expectedFaults: /^(answer \d|failed request|console error: (Failed to load resource|Access to|Profile: ))/ });

const GATEWAY_PAGE = '<!DOCTYPE html><title>Bad gateway</title><h1>Bad gateway</h1>';
const gatewayPage = (status: number) => (route: Route) => route.fulfill({ status, contentType: 'text/html', body: GATEWAY_PAGE });

/** Answers a call like this, and counts how often it was made. */
async function answerBadly(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<() => number> {
  let count = 0;
  await page.route(`**/api/${path}?*`, (route) => {
    count += 1;
    return answer(route);
  });
  return () => count;
}

const alert = (page: Page) => main(page).getByRole('alert').filter({ hasText: /./ }).first();

/** Makes a page give up on the backend after a moment. */
async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => original(Math.min(ms, 1_000));
  });
}

test('a refusal is shown in the backend’s words, markup as text; what was typed stays', async ({ page, open }) => {
  const calls = await answerBadly(page, 'v1/edit-user', (route) =>
    route.fulfill({ json: { success: false, message: 'Not <b>today</b>' } }),
  );
  await open('/profile', { as: 'player' });
  await field(page, 'Date of birth').fill('1991-05-06');
  await submit(page, 'Save Changes').click();
  await expect(alert(page)).toContainText('Not <b>today</b>');
  await expect(field(page, 'Date of birth')).toHaveValue('1991-05-06');
  expect(calls()).toBe(1);
});

test('a refusal without words is told in the page’s language', async ({ page, open }) => {
  await answerBadly(page, 'v1/edit-user', (route) => route.fulfill({ json: { success: false, message: { code: [12] } } }));
  await open('/bd/profile', { as: 'player' });
  await main(page).locator('[name="dob"]').fill('1991-05-06');
  await main(page).locator('form:has([name="dob"]) [type="submit"]').click();
  await expect(alert(page)).toContainText(profileInBengali.dobFailed);
});

test('choices of a form that cannot be read close it, with a way to support', async ({ page, open }) => {
  await answerBadly(page, 'v1/user/pre-withdraw', gatewayPage(502));
  await open('/withdraw', { as: 'player' });
  await expect(alert(page)).toContainText('Withdraw Disabled');
  await expect(submit(page, 'Submit Withdraw')).toBeHidden();
});

test('maintenance is told in the page, and the frame stays', async ({ page, open }) => {
  await answerBadly(page, 'v1/user/pre-withdraw', gatewayPage(503));
  await open('/withdraw', { as: 'player' });
  await expect(alert(page)).toContainText('Under Maintenance');
  await expect(page.getByRole('contentinfo')).toBeAttached();
});

test('a request for money that is never answered is unconfirmed, and is not sent again', async ({ page, open }) => {
  await shortenTimeouts(page);
  const calls = await answerBadly(page, 'v1/user/add-transfer', () => new Promise(() => undefined));
  await open('/transfer', { as: 'player' });
  await fillTransfer(page, { amount: '7' });
  await submit(page, 'Transfer').click();
  await expect(alert(page)).toContainText(transfer.unconfirmed);
  await expect(field(page, 'Amount')).toHaveValue('7');
  expect(calls()).toBe(1);
});

const SESSION_CALLS = ['v1/user-profile', 'token/refresh'];

test('a gateway’s page in place of the profile ends no session', async ({ page, open }) => {
  for (const path of SESSION_CALLS) await answerBadly(page, path, gatewayPage(401));
  await open('/profile', { as: 'player' }).catch(() => undefined);
  await expect(alert(page)).toBeVisible();
  expect((await storedTokens(page)).every(Boolean)).toBe(true);
});

test('a profile that the backend refuses ends the session', async ({ page, open }) => {
  for (const path of SESSION_CALLS) await answerBadly(page, path, (route) => route.fulfill({ status: 401, json: { success: false } }));
  await open('/profile', { as: 'player' }).catch(() => undefined);
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(await storedTokens(page)).toEqual([null, null]);
});

test('a login whose answer breaks off says so, and logs nobody in', async ({ page, open }) => {
  const calls = await answerBadly(page, 'login', (route) => route.fulfill({ body: '{"success":true,"token":"a' }));
  await open('/login');
  await fillLogin(page, DEMO);
  await submit(page, 'Login').click();
  await expect(alert(page)).toContainText('Login failed. Please check your credentials.');
  expect(await storedTokens(page)).toEqual([null, null]);
  expect(calls()).toBe(1);
});

test('a launch that is refused shows the backend’s words and leaves no tab', async ({ page, open, context }) => {
  await hostGame(page);
  await answerBadly(page, 'v1/launch-game', (route) => route.fulfill({ status: 400, json: { error: 'This game is closed' } }));
  await open('/slots/Matighar', { as: 'player' });
  await main(page).locator('a[data-game]').first().click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This game is closed');
  await expect
    .poll(() =>
      context
        .pages()
        .map((tab) => tab.url())
        .filter((url) => url.includes(GAME) || url === 'about:blank'),
    )
    .toEqual([]);
});

test('a balance is “-” where it cannot be read, and “Maintenance” where it is false', async ({ page, open }) => {
  let count = 0;
  await answerBadly(page, 'v1/user/get-game-account-balance', async (route) => {
    count += 1;
    await (count === 1 ? route.fulfill({ json: { credit: false } }) : gatewayPage(200)(route));
  });
  await open('/vip', { as: 'player' });
  await page.locator('[popovertarget="wallet"]').click();
  const amounts = page.locator('#wallet li').getByText(/^(-|Maintenance)$/);
  await expect.poll(() => amounts.allInnerTexts()).toContain('Maintenance');
  await expect.poll(() => amounts.allInnerTexts()).toContain('-');
});

test('a page of games that does not come is told at the end of the list, and can be asked for again', async ({ page, open }) => {
  let isDown = true;
  await answerBadly(page, 'v1/game-list', (route) => (isDown ? route.abort('connectionreset') : route.continue()));
  await open('/slots/Shapla%20Play');
  const games = main(page).locator('a[data-game]');
  const first = await games.count();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(alert(page)).toBeVisible();
  isDown = false;
  await main(page)
    .getByRole('button', { name: /Try again/ })
    .click();
  await expect.poll(() => games.count()).toBeGreaterThan(first);
});

test('a provider that is not known stays the 404 page where the backend cannot be asked', async ({ page }) => {
  const calls = await answerBadly(page, 'v1/init', gatewayPage(502));
  await page.goto('/slots/shapla%20PLAY');
  await expect.poll(calls).toBeGreaterThan(0);
  await expect(page.getByText("The page you are looking for doesn't exist.")).toBeVisible();
});
