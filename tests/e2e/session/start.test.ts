import { logIn, registerPlayer } from '../fixtures/players.ts';
import { storedTokens } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectPlayer } from './player-frame.ts';

const PROFILE = '**/user-profile?*';

test('a link with a token signs in, says who that is, and stays neither in address nor history', async ({
  page,
  open,
  newPlayer,
}) => {
  const player = await registerPlayer();
  const { token } = await logIn(player);
  await open('/', { as: newPlayer });
  await page.goto(`/slots?force_token=${token}&x=1`);
  await expect(page).toHaveURL('/');
  await expectPlayer(page);
  const notice = page.getByRole('status').filter({ hasText: 'Logged in as' });
  await expect(notice).toHaveText(`Logged in as ${player.username}`);
  expect(await storedTokens(page)).toEqual([token, null]);
  const history = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(history.join(' ')).not.toContain('force_token');

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expectPlayer(page);
  await expect(notice).toHaveCount(0);
});

test.describe('an unavailable backend', () => {
  test.use({ expectedFaults: /answer 503|status of 503|Profile: / });
  test('does not remove the tokens: a notice says so, and Try again works', async ({
    page,
    open,
  }) => {
    let calls = 0;
    await page.route(PROFILE, (route) => {
      calls += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await open('/slots', { as: 'player' });
    const notice = page.getByRole('alert');
    await expect(notice).toHaveText(
      'We could not reach your account. Check your connection and try again; you are still logged in on this device.',
    );
    await expect(page.getByRole('link', { name: 'Logout' }).last()).toHaveAttribute(
      'href',
      '/logout',
    );
    await expect(
      page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Sign Up' }),
    ).toBeHidden();
    expect(calls).toBe(2);
    expect(await storedTokens(page)).toEqual([expect.any(String), expect.any(String)]);

    await page.unroute(PROFILE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPlayer(page);
    await expect(notice).toHaveCount(0);
  });
});
