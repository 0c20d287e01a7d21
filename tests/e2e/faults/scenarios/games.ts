import { expect, type Page } from '@playwright/test';
import type * as routes from '../../../../src/lib/api/routes/games.ts';
import { GAME, hostGame } from '../../games/launch.ts';
import { main } from './places.ts';
import type { ScenariosOf } from './scenario.ts';

/** One text, since an answer may have made the game's address longer. */
const tabAddresses = (page: Page) => String(Array.from(page.context().pages(), (tab) => tab.url()));
const balances = (page: Page) => page.locator('#wallet li');

export const GAMES = {
  launchGame: {
    path: '/slots/Matighar',
    as: 'player',
    prepare: ({ page }) => hostGame(page),
    button: (opened) => main(opened).locator('a[data-game]').first(),
    answer: () => ({ url: GAME }),
    failure: ({ page }) => page.getByRole('dialog').getByRole('alert'),
    success: ({ page }) => expect.poll(() => tabAddresses(page)).toContain(GAME),
  },
  gameAccountBalance: {
    path: '/vip',
    as: 'player',
    act: ({ page }) => page.locator('[popovertarget="wallet"]').click(),
    failure: ({ page, messages }) =>
      balances(page)
        .locator('span:not([translate])')
        .filter({ hasText: new RegExp(`^(-|${messages['player-frame'].maintenance})$`) })
        .and(page.locator(':not([aria-busy="true"])')),
    success: ({ page }) =>
      expect(
        balances(page)
          .getByText(/\d\.\d\d$/)
          .first(),
      ).toBeVisible(),
  },
} satisfies ScenariosOf<typeof routes>;
