import { fillLogin } from '../fixtures/forms.ts';
import { NO_TOKENS, stored, storedTokens } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectGuest, expectPlayer } from './player-frame.ts';

for (const isTicked of [false, true]) {
  test(`with remember me ${isTicked ? 'ticked' : 'not ticked'}, the login ${isTicked ? 'outlives' : 'ends with'} the browser`, {
    tag: '@gate',
  }, async ({ page, open, newTab, newPlayer, context, browser }) => {
    await open('/login');
    await fillLogin(page, newPlayer);
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(isTicked);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    expect(await stored(page, 'session_only')).toBe(isTicked ? null : '1');
    expect((await context.cookies()).map(({ name, expires }) => [name, expires])).toEqual(
      isTicked ? [] : [['session_only', -1]],
    );

    await page.reload();
    await expectPlayer(page);
    await expectPlayer(await newTab('/slots'));

    // A browser that was closed has lost only its session cookies.
    const { origins } = await context.storageState();
    const reopened = await browser.newContext({ storageState: { cookies: [], origins } });
    const later = await reopened.newPage();
    await later.goto(new URL('/', page.url()).href);
    if (isTicked) {
      await expectPlayer(later);
    } else {
      await expectGuest(later);
      expect(await storedTokens(later)).toEqual(NO_TOKENS);
    }
    await reopened.close();
  });
}
