import { setTimeout } from 'node:timers/promises';
import { type Driver, WAIT_MS } from './drivers/driver.ts';

const POLL_MS = 100;

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

  /** Marks the first visible element with this text, so that it can be tapped. */
  async function tapText(selector: string, text: string): Promise<void> {
    const candidates = `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((one) => one.getClientRects().length > 0 && one.innerText.trim().includes(${JSON.stringify(text)}))`;
    await until(`no ${selector} says “${text}”`, `${candidates}.length > 0`);
    await driver.evaluate(
      `(document.querySelectorAll('[data-walk]').forEach((one) => one.removeAttribute('data-walk')), ${candidates}[0].setAttribute('data-walk', ''))`,
    );
    await driver.tap('[data-walk]');
  }

  return {
    driver,
    open,
    until,
    seen: (selector: string) => until(`${selector} is not seen`, visible(selector)),
    isSeen: (selector: string) => driver.evaluate<boolean>(visible(selector)),
    notSeen: (selector: string) => until(`${selector} is still seen`, `!${visible(selector)}`),
    says: (text: string) => until(`the page does not say “${text}”`, says(text)),
    isAt: (path: string) =>
      until(`the page is not ${path}`, `location.pathname === ${JSON.stringify(path === '/' ? prefix || '/' : prefix + path)}`),
    tap: (selector: string) => driver.tap(selector),
    tapText,
    type: (selector: string, text: string) => driver.type(selector, text),
    /** Chooses the option of a select, as React sees it. */
    choose: (selector: string, index: number) =>
      driver.evaluate<void>(`(() => {
        const select = document.querySelector(${JSON.stringify(selector)});
        select.selectedIndex = ${index};
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      })()`),
    /** Scripts of the page have come alive. */
    alive: () => until('a part of the page has no script yet', `!document.querySelector('astro-island[ssr]')`),
    /** No part of the page stands over its right edge. */
    fits: () => until('the page is wider than the screen', 'document.documentElement.scrollWidth <= innerWidth + 1'),
  };
}

export type Walk = ReturnType<typeof createWalk>;
