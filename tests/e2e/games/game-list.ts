import type { Page, Route } from '@playwright/test';

const PAGE_SIZE = 24;

/** Games `from`–`to` as the backend would send them; no pictures, so that thousands load quickly. */
function rows(from: number, to: number, providerId: string) {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
    provider_id: providerId,
    provider_name: 'Long List',
    game_code: `long-${from + index}`,
    game_name: `Game ${from + index}`,
    image: null,
  }));
}

/** Answers the game list as if every provider had `total` games. Gives the numbers of the requested pages, in order. */
export async function mockGameList(page: Page, total: number): Promise<number[]> {
  const requestedPages: number[] = [];
  await page.context().route('**/api/v1/game-list?**', async (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const number = Number(searchParams.get('page'));
    requestedPages.push(number);
    const data = rows(
      number * PAGE_SIZE,
      Math.min(total, (number + 1) * PAGE_SIZE),
      searchParams.get('provider_id') ?? '',
    );
    await route.fulfill({
      json: { success: true, data, page_info: { total_record: total, page_size: PAGE_SIZE } },
    });
  });
  return requestedPages;
}

export const games = (page: Page) => page.getByRole('main').locator('a[data-game]');

export function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}
