import type { BrowserContext, Page } from '@playwright/test';
import { test } from '../fixtures/test.ts';

/** Before each text that was translated; Playwright finds and compares texts without it. */
const MARK = '\u200b';

interface Translator {
  /** What becomes of the text node that was there: Chrome takes it out of the page, others move it into the new elements. */
  original: 'removed' | 'moved';
  /** Whether it leaves alone what carries `translate="no"`. */
  asks: boolean;
}

/**
 * Has all pages translated as browsers do it, as soon as their HTML is there: each text is put into two elements of the translator's, and so is whatever
 * appears later. The words stay, so that tests find them.
 */
export async function translatePages(
  context: BrowserContext,
  { original, asks }: Translator,
): Promise<void> {
  await context.addInitScript(
    ({ mark, isMoved, kept }) => {
      const ATTRIBUTES = ['placeholder', 'title', 'aria-label'];
      const isKept = (element: Element | null) => !element || element.closest(kept) !== null;

      function translateText(text: Text): void {
        if (!text.data.trim() || isKept(text.parentElement)) return;
        const words = `${mark}${text.data}`;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        text.replaceWith(outer);
        if (isMoved) text.data = words;
        inner.append(isMoved ? text : words);
      }

      function translateAttribute(element: Element, name: string): void {
        const words = element.getAttribute(name);
        if (words && !words.startsWith(mark) && !isKept(element))
          element.setAttribute(name, mark + words);
      }

      function translate(root: Node): void {
        if (root instanceof Text) translateText(root);
        if (!(root instanceof Element)) return;
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        texts.forEach(translateText);
        for (const element of [root, ...root.querySelectorAll('*')])
          for (const name of ATTRIBUTES) translateAttribute(element, name);
      }

      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.classList.add('translated-ltr');
        document.documentElement.lang = 'fr';
        translate(document.body);
        new MutationObserver((records) => {
          for (const { type, target, addedNodes, attributeName } of records) {
            if (type === 'attributes') translateAttribute(target as Element, attributeName ?? '');
            else
              [target, ...addedNodes]
                .filter((node) => node.isConnected && (type === 'characterData' || node !== target))
                .forEach(translate);
          }
        }).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: ATTRIBUTES,
        });
      });
    },
    {
      mark: MARK,
      isMoved: original === 'moved',
      kept: `script, style, noscript, textarea, font${asks ? ', [translate=no]' : ''}`,
    },
  );
}

/** Runs tests on translated pages, once for each thing that becomes of the texts. */
export function describeTranslated(tests: () => void): void {
  for (const original of ['removed', 'moved'] as const)
    test.describe(`where a translator has ${original} the texts`, () => {
      test.beforeEach(({ context }) => translatePages(context, { original, asks: false }));
      tests();
    });
}

/** The texts of a page that were translated, without the mark. */
export async function translatedTexts(page: Page): Promise<string[]> {
  const texts = await page.locator('font > font').allTextContents();
  return texts.map((text) => text.replaceAll(MARK, ''));
}
