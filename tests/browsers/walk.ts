import { setTimeout } from 'node:timers/promises';
import { type Driver, POLL_MS, WAIT_MS } from './drivers/driver.ts';

/** A walk of one player through the site in one browser and one language, in words about what is seen. */
export function createWalk(driver: Driver, origin: string, prefix: string) {
  const open = (path: string) => driver.open(`${origin}${path === '/' ? prefix || '/' : prefix + path}`);

  /** @throws Error with `what` when the expression is not true in time */
  async function until(what: string, expression: string): Promise<void> {
    const end = Date.now() + WAIT_MS;
    while (Date.now() < end) {
      const isThere = await driver.evaluate<boolean>(`Boolean(${expression})`).catch(() => false);
      if (isThere) return;
      await setTimeout(POLL_MS);
    }
    throw new Error(what);
  }

  const visible = (selector: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.getClientRects().length > 0)`;
  const says = (text: string) => `document.body.innerText.replaceAll('\\u00a0', ' ').includes(${JSON.stringify(text)})`;

  const saying = (selector: string, text: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.getClientRects().length > 0 && one.innerText.trim().includes(${JSON.stringify(text)}))`;

  /** Taps when a finger could: what has just come ignores taps for a moment, so that a double tap does not send it. */
  async function tap(selector: string): Promise<void> {
    await until(
      `${selector} takes no taps`,
      `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).pointerEvents !== 'none'`,
    );
    await driver.tap(selector);
  }

  /** Taps the first visible element with this text; there has to be one. */
  async function tapSaying(selector: string, text: string): Promise<void> {
    await driver.evaluate(
      `(document.querySelectorAll('[data-walk]').forEach((one) => one.removeAttribute('data-walk')), ${saying(selector, text)}[0].setAttribute('data-walk', ''))`,
    );
    await tap('[data-walk]');
  }

  return {
    driver,
    open,
    until,
    seen: (selector: string) => until(`${selector} is not seen`, visible(selector)),
    isSeen: (selector: string) => driver.evaluate<boolean>(visible(selector)),
    notSeen: (selector: string) => until(`${selector} is still seen`, `!${visible(selector)}`),
    says: (text: string) => until(`the page does not say “${text}”`, says(text)),
    saysNot: (text: string) => until(`the page says “${text}”`, `!${says(text)}`),
    isAt: (path: string) =>
      until(`the page is not ${path}`, `location.pathname === ${JSON.stringify(path === '/' ? prefix || '/' : prefix + path)}`),
    tap,
    /** Taps the first visible element with this text. */
    async tapText(selector: string, text: string): Promise<void> {
      await until(`no ${selector} says “${text}”`, `${saying(selector, text)}.length > 0`);
      await tapSaying(selector, text);
    },
    async tapTextIfSeen(selector: string, text: string): Promise<void> {
      if (await driver.evaluate<boolean>(`${saying(selector, text)}.length > 0`)) await tapSaying(selector, text);
    },
    type: (selector: string, text: string) => driver.type(selector, text),
    /** Chooses the option of a select, as React sees it. */
    choose: (selector: string, index: number) =>
      driver.evaluate<void>(`(() => {
        const select = document.querySelector(${JSON.stringify(selector)});
        select.selectedIndex = ${index};
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      })()`),
    /** Menus can be opened, by the browser itself or by the polyfill. */
    hasPopovers: () => until('the browser has no popovers, nor a stand-in', `'popover' in HTMLElement.prototype`),
    /** The scripts that the page's HTML names have run. */
    hasScripts: () =>
      until('the scripts of the page have not run', `performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd > 0`),
    /** Letters stand in the site's own fonts. */
    hasFonts: () => until('the fonts have not come', `document.fonts.status === 'loaded'`),
    /** The islands of the page are hydrated. */
    alive: () => until('a part of the page has no script yet', `!document.querySelector('astro-island[ssr]')`),
    /** No part of the page stands over its right edge. */
    fits: () => until('the page is wider than the screen', 'document.documentElement.scrollWidth <= innerWidth + 1'),
  };
}

export type Walk = ReturnType<typeof createWalk>;
