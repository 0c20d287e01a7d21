import { expect, type Page, type Route } from '@playwright/test';

const LAUNCH = '**/api/v1/launch-game?**';

/** What browsers inside other apps make of a window that is opened in a tap; other ways of theirs: tests/unit/lib/browser/tabs/new-tab.test.ts. */
export function refuseTabs(): void {
  window.open = () => null;
}

/** Mocks the launch call: it answers with `body` at once, or waits for `answer` where there is none. `queries` are those of the calls. */
export async function mockLaunch(page: Page, body?: object) {
  const queries: Record<string, string>[] = [];
  const waiting: Route[] = [];
  await page.context().route(LAUNCH, async (route) => {
    queries.push(Object.fromEntries(new URL(route.request().url()).searchParams));
    if (body) await route.fulfill({ json: body });
    else waiting.push(route);
  });
  return {
    queries,
    /** Answers the oldest launch that waits. */
    async answer(late: object): Promise<void> {
      // A launch may ask first whether there is money at the provider.
      await expect
        .poll(() => waiting.length, 'launches that wait for an answer')
        .toBeGreaterThan(0);
      await waiting.shift()?.fulfill({ json: late });
    },
  };
}

/** The provider's game, on another host; `hostGame` answers there with the same page for every path. */
export const GAME = 'http://localhost:4999/game?key=1';

export async function hostGame(page: Page): Promise<void> {
  await page
    .context()
    .route('http://localhost:4999/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The game</h1>' }),
    );
}

/** Waits until a tab shows the game. */
export async function expectGame(page: Page): Promise<void> {
  const tabs = () => page.context().pages();
  await expect.poll(() => tabs().map((tab) => tab.url())).toContain(GAME);
}
