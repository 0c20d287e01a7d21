import type { Page } from '@playwright/test';

/**
 * Writes down what a screen reader says by itself on the pages that are opened from now on: `alert: …` for what interrupts, `status: …` for what
 * waits its turn. A text counts only where its region stood in the page before it; an alert also when it comes with its text, which browsers
 * announce.
 * @returns a function that gives what was said since it was last asked
 */
export async function announcementsOf(page: Page): Promise<() => string[]> {
  let said: string[] = [];
  await page.exposeFunction('announce', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { announce } = window as unknown as { announce: (text: string) => void };
    const REGIONS = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
    const known = new WeakMap<Element, string>();
    const textOf = (region: Element) => region.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    function look(): void {
      for (const region of document.querySelectorAll(REGIONS)) {
        const isAlert = region.matches('[role=alert], [aria-live=assertive]');
        const isShown = region.checkVisibility({ visibilityProperty: true });
        const text = isShown ? textOf(region) : '';
        const before = known.get(region);
        known.set(region, text);
        const isNew = before === undefined ? isAlert : text !== before;
        if (isNew && text) announce(`${isAlert ? 'alert' : 'status'}: ${text}`);
      }
    }
    addEventListener('DOMContentLoaded', () => {
      look();
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  });
  return () => {
    const latest = said;
    said = [];
    return latest;
  };
}
