import type { Page } from '@playwright/test';
import { field } from '../fixtures/forms.ts';
import { desk } from '../fixtures/sandbox.ts';
import { expect, test, waitForIslands } from '../fixtures/test.ts';
import { waitForNotices } from '../session/player-frame.ts';
import { fillTransfer, fund, main, rowsRead, send, submit, tile } from './wallet-pages.ts';

/** What differs between the forms. Each is filled in up to its last button. */
const FORMS = [
  {
    kind: 'deposit',
    name: 'Submit Deposit',
    word: 'deposit',
    state: 'Pending',
    async fill(page: Page) {
      await page.getByRole('tab', { name: 'QR Pay' }).click();
      await tile(page, 'NoukaQR').check();
      await field(page, 'Amount').fill('25');
      await submit(page, 'Next').click();
    },
  },
  {
    kind: 'withdraw',
    name: 'Submit Withdraw',
    word: 'withdrawal',
    state: 'Pending',
    async fill(page: Page) {
      await field(page, 'Withdraw From').selectOption({ label: 'Main Wallet' });
      await field(page, 'Amount').fill('25');
      await field(page, 'Bank').selectOption({ index: 1 });
    },
  },
  { kind: 'transfer', name: 'Transfer', word: 'transfer', state: 'Approved', fill: (page: Page) => fillTransfer(page, { amount: '25' }) },
] as const;

for (const { kind, name, word, state, fill } of FORMS) {
  const path = `/api/v1/user/add-${kind}`;

  test.describe(`a ${word} whose page is reloaded while it is on its way`, () => {
    test.use({ expectedFaults: new RegExp(`failed request: .*add-${kind}`) });

    test('shows what came of it, was booked once, and the next form is empty', { tag: '@gate' }, async ({ page, open, newPlayer }) => {
      const player = await newPlayer();
      await fund(player, '100');
      await open(`/${kind}`, { as: player });
      // The centre reads the same rows.
      await waitForNotices(page);
      const isRead = rowsRead(page, kind);
      await fill(page);
      await isRead;
      const isSent = Promise.withResolvers<void>();
      let isReloaded = false;
      await page.route(`**${path}?*`, async (route) => {
        if (isReloaded) return route.fallback();
        await route.fetch();
        isSent.resolve();
      });
      await send(page, name);
      // The backend has taken the request, whose answer never comes.
      await isSent.promise;
      await page.reload();
      // Without `unroute`: it loses the scripts that are on their way.
      isReloaded = true;
      await waitForIslands(page);
      const result = main(page).getByRole('region', { name: `We have received your ${word} request.` });
      for (const text of ['RM 25.00', state]) await expect(result.getByText(text)).toBeVisible();
      expect(await desk.requests(path, player.username)).toBe(kind === 'deposit' ? 2 : 1);
      await page.reload();
      await waitForIslands(page);
      await expect(field(page, 'Amount')).toHaveValue('');
      await expect(main(page).getByText(/We have received|on its way/)).toBeHidden();
    });
  });
}
