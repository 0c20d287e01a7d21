import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

/** How long a finger stays on the glass. */
const PRESS_MS = 80;

/** The middle of the first element of a selector that is in view and not covered. */
function middleOf(selector: string): { x: number; y: number } | undefined {
  for (const element of document.querySelectorAll(selector)) {
    for (const { left, top, width, height } of element.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  }
  return undefined;
}

/**
 * Taps what a player sees, as a finger does.
 * @throws Error when nothing of it is in view
 */
export async function tap(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate(middleOf, selector);
  if (!middle) throw new Error(`Nothing in view is ${selector}`);
  const touch = await page.touchscreen.touchStart(middle.x, middle.y);
  await sleep(PRESS_MS);
  // A page that was rendered ahead takes this one's place before the browser has said that the finger is up.
  await touch.end().catch(() => undefined);
}
