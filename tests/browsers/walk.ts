import { type Driver, until as untilFound } from './driver.ts';

/** A walk of one player through the site in one browser, in words about what is seen. */
export function createWalk(driver: Driver, origin: string) {
  /** @throws Error with `what` when the expression is not true in time */
  const until = (what: string, expression: string) =>
    untilFound(what, () => driver.evaluate<boolean>(`Boolean(${expression})`));

  /** The visible elements, those with this text alone where there is one. */
  const visible = (selector: string, text = '') =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.getClientRects().length > 0 && one.innerText.includes(${JSON.stringify(text)}))`;

  /** Taps when a finger could: what has just come ignores taps for a moment, so that a double tap does not send it. */
  async function tap(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await until(
      `${selector} takes no taps`,
      `getComputedStyle(${element}).pointerEvents !== 'none'`,
    );
    await driver.tap(selector);
  }

  return {
    driver,
    until,
    open: (path: string) => driver.open(origin + path),
    seen: (selector: string) => until(`${selector} is not seen`, `${visible(selector)}.length > 0`),
    notSeen: (selector: string) =>
      until(`${selector} is still seen`, `${visible(selector)}.length === 0`),
    isSeen: (selector: string, text?: string) =>
      driver.evaluate<boolean>(`${visible(selector, text)}.length > 0`),
    says: (text: string) =>
      until(
        `the page does not say “${text}”`,
        `document.body.innerText.replaceAll('\\u00a0', ' ').includes(${JSON.stringify(text)})`,
      ),
    isAt: (path: string) =>
      until(`the page is not ${path}`, `location.pathname === ${JSON.stringify(path)}`),
    tap,
    /** Taps the first visible element with this text. */
    async tapText(selector: string, text: string): Promise<void> {
      await until(`no ${selector} says “${text}”`, `${visible(selector, text)}.length > 0`);
      await driver.evaluate(
        `(document.querySelectorAll('[data-walk]').forEach((one) => one.removeAttribute('data-walk')), ${visible(selector, text)}[0].setAttribute('data-walk', ''))`,
      );
      await tap('[data-walk]');
    },
    type: driver.type,
    /** Menus can be opened, by the browser itself or by the polyfill. */
    hasPopovers: () =>
      until('the browser has no popovers, nor a stand-in', `'popover' in HTMLElement.prototype`),
    /** The scripts that the page's HTML names have run. */
    hasScripts: () =>
      until(
        'the scripts of the page have not run',
        `performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd > 0`,
      ),
    /** The islands of the page are hydrated. */
    alive: () =>
      until('a part of the page has no script yet', `!document.querySelector('astro-island[ssr]')`),
    /** No part of the page stands over its right edge. */
    fits: () =>
      until(
        'the page is wider than the screen',
        'document.documentElement.scrollWidth <= innerWidth + 1',
      ),
  };
}

export type Walk = ReturnType<typeof createWalk>;
