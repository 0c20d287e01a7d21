import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TAB_STOPS = 60;
/** One run shows all that is wrong on a way. */
const soft = expect.configure({ soft: true });

/** In the page: a focus before this one that looked as if there were none. A part that may draw it for a control counts too: its label, its box. */
function unseenFocus(): string[] {
  const shared = window as unknown as { lastFocus?: { element: Element; look: string } };
  const lookOf = (element: Element) =>
    [element, element.closest('label, .control')]
      .map((part) => {
        if (!part) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part);
        return outlineStyle === 'none' ? boxShadow : `${outlineWidth} ${outlineColor} ${boxShadow}`;
      })
      .join();
  const { lastFocus } = shared;
  const element = document.activeElement;
  // At the end of the page the focus goes to the browser.
  if (element && element !== document.body && element.id !== 'main')
    shared.lastFocus = { element, look: lookOf(element) };
  else delete shared.lastFocus;
  if (
    !lastFocus?.element.isConnected ||
    lastFocus.element === element ||
    lookOf(lastFocus.element) !== lastFocus.look
  )
    return [];
  return [`looks the same without focus: ${lastFocus.element.outerHTML.slice(0, 150)}`];
}

/** In the page: what lies over the control that has the focus, or how it is off the screen. */
function coveredFocus(): string[] {
  const EDGE = 3;
  const element = document.activeElement;
  if (!element || element === document.body || element.id === 'main') return [];
  const whole = element.closest('label, .control') ?? element;
  const nameOf = (part: Element) => part.outerHTML.slice(0, 150);
  const box = whole.getBoundingClientRect();
  const bottom = Math.min(box.bottom, innerHeight);
  const isTall = box.height > innerHeight / 2;
  if (box.top < -1 || (box.bottom > innerHeight + 1 && !isTall))
    return [`is not on the screen: ${nameOf(element)}`];
  const middle = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2);
  return [box.top + EDGE, (box.top + bottom) / 2, bottom - EDGE].flatMap((y) => {
    const hit = document.elementFromPoint(middle, y);
    return !hit || whole.contains(hit) || hit.contains(whole)
      ? []
      : [`is under ${nameOf(hit)}: ${nameOf(element)}`];
  });
}

/** Works a page by keys alone, and expects at every stop that the focus is seen and under nothing. */
export function keysOf(page: Page) {
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    soft(await page.evaluate(unseenFocus), `after ${key}`).toEqual([]);
    // A row that scrolls may need a frame.
    await soft
      .poll(() => page.evaluate(coveredFocus), { message: `after ${key}`, timeout: 1_000 })
      .toEqual([]);
  }
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab until the target has the focus. */
    async tabTo(target: Locator): Promise<void> {
      for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
        await press('Tab');
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`${target} is not reached by Tab`);
    },
    /** Presses Tab once and expects the target to be next. */
    async next(target: Locator): Promise<void> {
      await press('Tab');
      await expect(target).toBeFocused();
    },
    /** Goes round once with Tab, and expects the focus never to leave a dialog for the page behind it. */
    async staysIn(dialog: Locator): Promise<void> {
      for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
        await press('Tab');
        const place = await dialog.evaluate((element) => {
          const { activeElement } = document;
          if (element.contains(activeElement)) return 'inside';
          return activeElement === document.body ? 'browser' : 'page';
        });
        expect(place).not.toBe('page');
        if (place === 'browser') return;
      }
    },
  };
}
