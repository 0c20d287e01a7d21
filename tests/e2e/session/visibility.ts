import type { Page } from '@playwright/test';

/** A tab behind another one. Every page that Playwright drives counts as visible, so the tab is told otherwise. */
export function hide(page: Page): Promise<void> {
  return setVisibility(page, 'hidden');
}

/** A tab that comes back into sight. */
export function showAgain(page: Page): Promise<void> {
  return setVisibility(page, 'visible');
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
