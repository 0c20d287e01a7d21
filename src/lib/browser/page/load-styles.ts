import { runOnce } from '../run-once.ts';

const address = () => document.querySelector<HTMLElement>('style[data-whole]')?.dataset['whole'];

/** Has the browser fetch the sheet, so that a touch need not wait for it. It is not applied: a page that is read stays as it is. */
export function preloadStyles(): void {
  const href = address();
  if (href && !document.querySelector(`link[href="${href}"]`))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href }),
    );
}

const loadSheet = runOnce(
  (href: string) =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        reject(new Error('The styles have not arrived'));
      };
      document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
      // Chrome has a preloaded sheet at once, an empty one where the preload failed: what waits for it is laid out in the same step.
      if (link.sheet?.cssRules.length) resolve();
    }),
);

/** Loads the whole sheet, in the page's layers: a built page has only the rules of its own markup (scripts/build/trim-sheet.ts). Rejects when it does not arrive. */
export async function loadStyles(): Promise<void> {
  const href = address();
  if (href) await loadSheet(href);
}
