import type { Page } from '@playwright/test';

/** Makes the page hidden, as a tab behind another one. In Playwright every page is visible, so the property is replaced. */
export function hide(page: Page): Promise<void> {
  return setVisibility(page, 'hidden');
}

/** Makes the page visible again. */
export function show(page: Page): Promise<void> {
  return setVisibility(page, 'visible');
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
