import type { Locator, Page } from '@playwright/test';

/** The visible texts inside an element, one for each element with words of its own. Names, which are the same in every language, are left out. */
export function textsIn(place: Locator): Promise<string[]> {
  return place.evaluateAll((roots) => {
    const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    const ownText = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
    return elements
      .filter(
        (element) => !element.closest('[translate="no"], script, style, noscript') && element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => ownText(element).replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  });
}

/** What stands in the fields of the page, by name. */
export function typedValues(page: Page): Promise<Record<string, string>> {
  return page
    .locator('main [name]')
    .evaluateAll((controls) =>
      Object.fromEntries(controls.map((control) => [control.getAttribute('name') ?? '', (control as HTMLInputElement).value])),
    );
}

/** Makes a page give up on the backend after a moment, so that a test of a call without an answer is short. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => original(Math.min(ms, 1_000));
  });
}
