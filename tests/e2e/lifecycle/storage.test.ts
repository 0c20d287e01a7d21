import { field, submitLogin } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, settled, test } from '../fixtures/test.ts';
import { expectGuest, waitForNotices } from '../session/player-frame.ts';
import { fillTransfer, fund, submit } from '../wallet/wallet-pages.ts';

/** Runs before the page's first script: nothing can be written, or nothing can be touched at all. */
const KINDS = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
};

for (const [kind, spoil] of Object.entries(KINDS)) {
  test(`storage that is ${kind}: public pages work, and a login says that it cannot be kept`, async ({
    page,
    newPlayer,
  }) => {
    await page.addInitScript(spoil);
    await page.goto('/bd/slots?ref=AB-12');
    await expectGuest(page);
    await page.goto('/login');
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    await submitLogin(page, newPlayer);
    await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toContainText(
      'This browser could not keep your login.',
    );
    await expect(field(page, 'Username')).toHaveValue(newPlayer.username);
    await expect(page).toHaveURL('/login');
    await page.goto('/');
    await expectGuest(page);
  });
}

test('storage that is cleared under an open form: nothing is sent, the login comes', {
  tag: '@gate',
}, async ({ page, open, newPlayer }) => {
  await fund(newPlayer, '40');
  await open('/transfer', { as: newPlayer });
  await fillTransfer(page);
  // A call that is still to come would lead to the login before the tap.
  await waitForNotices(page);
  await settled(page);
  await page.evaluate(() => localStorage.clear());
  await submit(page, 'Transfer').click();
  await expect(page).toHaveURL('/login?next=%2Ftransfer');
  expect(await desk.requests('/api/v1/user/add-transfer', newPlayer.username)).toBe(0);
});
