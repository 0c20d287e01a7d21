import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Cached paths, by the name of the cache. */
export function cachedPaths(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Opens a page as if from another one of the site, and waits until it is cached. */
export async function openAndCache(
  page: Page,
  url: string,
  cacheName = 'kept_pages',
): Promise<void> {
  await page.goto(url, { referer: `${new URL(url).origin}/` });
  await expect.poll(() => cachedPaths(page, cacheName)).toContain(new URL(url).pathname);
}

/** Whether the header's script has run; without its file the page would look the same. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ahead');
}
