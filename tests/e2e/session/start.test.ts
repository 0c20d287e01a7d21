import { holdRequests } from '../fixtures/held-requests.ts';
import { logIn } from '../fixtures/players.ts';
import { NO_TOKENS, stored, storedTokens } from '../fixtures/storage.ts';
import { expect, test, untilLive } from '../fixtures/test.ts';
import { expectGuest, expectPlayer } from './player-frame.ts';

const PROFILE = '**/user-profile?*';

test.describe('a link with a token', () => {
  test('signs in, says whose account it is, and leaves no trace of the token in the address or behind it', async ({
    page,
    open,
    newPlayer,
  }) => {
    const [earlier, player] = [await newPlayer(), await newPlayer()];
    const { token } = await logIn(player);
    await open('/', { as: earlier });
    await page.goto(`/slots?force_token=${token}&x=1`);
    await expect(page).toHaveURL('/');
    await expectPlayer(page);
    const notice = page.getByRole('status').filter({ hasText: 'Signed in as' });
    await expect(notice).toHaveText(`Signed in as ${player.username}Close`);
    expect(await storedTokens(page)).toEqual([token, null]);
    const behind = await page.evaluate(() => navigation.entries().map(({ url }) => url));
    expect(behind.join(' ')).not.toContain('force_token');

    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expectPlayer(page);
    await expect(notice).toHaveCount(0);
  });

  test('is refused when it is none that a header can carry', async ({ page, open }) => {
    await open(`/slots?force_token=${encodeURIComponent('a b\nc')}`);
    await expect(page).toHaveURL('/slots');
    await expectGuest(page);
    expect(await storedTokens(page)).toEqual(NO_TOKENS);
  });
});

test('a referral is kept, and one that no header can carry is not', async ({ page, open }) => {
  await open('/promotion?ref=AB-12');
  expect(await stored(page, 'ref')).toBe('AB-12');
  await open(`/promotion?ref=${'x'.repeat(65)}`);
  expect(await stored(page, 'ref')).toBe('AB-12');
});

test('calls carry the referral, the language and the token', async ({ page, open }) => {
  await open('/bd?ref=AB-12');
  const asked = page.waitForRequest(PROFILE);
  const { token } = await logIn({ username: 'demo1', password: 'demo1234' });
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/bd/slots');
  const request = await asked;
  expect(new URL(request.url()).searchParams.get('locale')).toBe('bd');
  expect(await request.headerValue('RefCode')).toBe('AB-12');
  expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`);
});

test.describe('a wallet whose script is lost on the way', () => {
  test.use({ expectedFaults: /player-side|wallet\.\w+\.js|ERR_INTERNET_DISCONNECTED/ });

  for (const file of ['**/player-side.*.js', '**/wallet.*.js']) {
    test(`comes when the network is back: ${file}`, async ({ page, open }) => {
      await open('/');
      await page.route(file, (route) => route.abort('internetdisconnected'));
      const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
      const { token } = await logIn({ username: 'demo1', password: 'demo1234' });
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      await page.goto('/slots');
      await lost;
      await page.unroute(file);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expectPlayer(page);
    });
  }
});

test.describe('a backend that refuses the profile', () => {
  test.use({ expectedFaults: /answer 500|status of 500|Profile: / });
  test('ends the session', async ({ page, open }) => {
    await page.route(PROFILE, (route) => route.fulfill({ status: 500, json: { success: false, message: 'Internal server error' } }));
    await open('/slots', { as: 'player' });
    await expectGuest(page);
    await expect(page).toHaveURL('/slots');
    expect(await storedTokens(page)).toEqual(NO_TOKENS);
  });

  test('ends the session on account pages too, which lead to the login', async ({ page, open }) => {
    await page.route(PROFILE, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await open('/bank', { as: 'player' });
    await expect(page).toHaveURL('/login?next=%2Fbank');
    expect(await storedTokens(page)).toEqual(NO_TOKENS);
  });
});

test.describe('a backend that does not answer', () => {
  test.use({ expectedFaults: /ERR_FAILED|answer 503|status of 503|Profile: / });
  for (const [what, status] of [
    ['no answer at all', undefined],
    ['maintenance', 503],
  ] as const) {
    test(`(${what}) leaves the tokens: a notice says so, and Try again works`, async ({ page, open }) => {
      let calls = 0;
      await page.route(PROFILE, (route) => {
        calls += 1;
        return status ? route.fulfill({ status, body: '' }) : route.abort();
      });
      await open('/slots', { as: 'player' });
      const notice = page.getByRole('alert');
      await expect(notice).toHaveText('We could not reach your account. You are still signed in on this device.Try again');
      await expect(page.getByRole('banner').getByText('RM', { exact: true })).toBeHidden();
      expect(calls).toBe(2);
      expect(await storedTokens(page)).toEqual([expect.any(String), expect.any(String)]);

      await page.unroute(PROFILE);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expectPlayer(page);
      await expect(notice).toHaveCount(0);
    });
  }
});

test('the profile is asked for while React is still on its way', async ({ page, open }) => {
  const release = await holdRequests(page, /_astro\/(react|mount-wallet)\./);
  const asked = page.waitForRequest(PROFILE);
  const opened = open('/slots', { as: 'player' });
  await asked;
  release();
  await opened;
  await expectPlayer(page);
});

test('a language chosen holds for the calls and for the next page', async ({ page, open }) => {
  await open('/cn/slots', { as: 'player' });
  const asked = page.waitForRequest(PROFILE);
  await page.goto('/slots');
  await expect(page).toHaveURL('/cn/slots');
  await untilLive(page);
  expect(new URL((await asked).url()).searchParams.get('locale')).toBe('cn');
});
