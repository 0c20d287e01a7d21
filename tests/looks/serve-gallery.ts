import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { GALLERY } from '../../scripts/gallery/integration.ts';

export const NOW = new Date('2026-11-22T18:40:12+06:00');

/** Answers from the built gallery, and nothing else. Its fonts are waited for: on a real first visit a late one is left out. */
export async function serveGallery(page: Page): Promise<void> {
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(GALLERY, extname(pathname) ? pathname : `${pathname}.html`);
    if (!existsSync(file)) return route.abort();
    if (!file.endsWith('.html')) return route.fulfill({ path: file });
    return route.fulfill({
      contentType: 'text/html',
      body: readFileSync(file, 'utf8').replaceAll(
        /font-display:\s*optional/g,
        'font-display:block',
      ),
    });
  });
}
