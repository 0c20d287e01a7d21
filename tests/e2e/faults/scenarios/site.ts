import { expect } from '@playwright/test';
import type * as routes from '../../../../src/lib/api/routes/site.ts';
import { control, main } from './places.ts';
import type { Opened, ScenariosOf } from './scenario.ts';

/** Serves the page as if it had been built while the backend had no banks. */
async function withoutBanks({ page, messages }: Opened): Promise<void> {
  await page.route(/\/register$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/(&quot;banks&quot;:\[1,\[).*?\}\](?=\]\])/, '$1')
      .replace(/(<select name="bankId".*?<option value="">).*?<\/select>/, `$1${messages.register.banksLoading}</option></select>`);
    await route.fulfill({ response, body });
  });
}

const games = ({ page }: Opened) => page.getByRole('main').locator('a[data-game]');

const MOMENT_MS = 3_000;

async function expectProvider({ page }: Opened, timeout?: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shapla Play', timeout === undefined ? {} : { timeout });
}

export const SITE = {
  /** Made for a provider that has no page yet; a name in other letters counts as one. */
  init: {
    path: '/slots/shapla%20PLAY',
    as: 'guest',
    // The page says from the start that there is none, so the games get a moment to take its place.
    settled: (opened) => expectProvider(opened, MOMENT_MS).catch(() => undefined),
    failure: ({ page, messages }) => page.getByText(messages.pages.notFoundText),
    success: (opened) => expectProvider(opened),
  },
  gameList: {
    path: '/slots/Shapla%20Play',
    as: 'guest',
    async act(opened) {
      await expect(games(opened).first()).toBeVisible();
      await opened.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
    failure: (opened) => main(opened).getByRole('alert').filter({ hasText: /./ }),
    /** An answer without a list is the end of the games. */
    async success(opened) {
      const end = main(opened).getByText(opened.messages.games.noMore);
      await expect(games(opened).nth(24).or(end).first()).toBeVisible();
    },
  },
  bank: {
    path: '/register',
    as: 'guest',
    prepare: withoutBanks,
    failure: (opened) => main(opened).getByText(opened.messages.register.banksFailed),
    success: (opened) => expect.poll(() => control(opened, 'bankId').locator('option').count()).toBeGreaterThan(2),
  },
} satisfies ScenariosOf<typeof routes>;
