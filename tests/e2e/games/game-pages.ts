import type { Page, Route } from '@playwright/test';

const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
const PAGE_SIZE = 24;

export interface GamePages {
  /** Pages that were asked for, in order. */
  asked: number[];
  /** Every page fails from now on, or no longer. */
  fail: (fails: boolean) => void;
}

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

/** Puts a provider with `total` games behind the game list, whatever the real one has. */
export async function gamePages(page: Page, total: number): Promise<GamePages> {
  const asked: number[] = [];
  let fails = false;
  await page.context().route('**/api/v1/game-list?**', async (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    const { searchParams } = new URL(route.request().url());
    const number = Number(searchParams.get('page'));
    asked.push(number);
    if (fails) return route.fulfill({ status: 200, headers: HEADERS, body: '{"success":false}' });
    const data = rows(number * PAGE_SIZE, Math.min(total, (number + 1) * PAGE_SIZE), searchParams.get('provider_id') ?? '');
    await route.fulfill({
      headers: HEADERS,
      body: JSON.stringify({ success: true, data, page_info: { total_record: total, page_size: PAGE_SIZE } }),
    });
  });
  return {
    asked,
    fail(now) {
      fails = now;
    },
  };
}

export const games = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Play /i });

export function toEnd(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}
