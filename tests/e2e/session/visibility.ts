import type { Page } from '@playwright/test';

/** In Playwright every page is visible, so the property is replaced. */
function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Hides the page like a tab behind another one. */
export const hide = (page: Page) => setVisibility(page, 'hidden');
export const show = (page: Page) => setVisibility(page, 'visible');
