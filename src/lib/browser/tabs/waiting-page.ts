import { pageLocale } from '../page/page-language.ts';

export interface WaitingTexts {
  brand: string;
  title: string;
  hint: string;
}

/** Draws the waiting page. It loads nothing, and sets its styles one by one, since the page's policy allows no style attributes. */
export function showWaiting(tab: Window | undefined, { brand, title, hint }: WaitingTexts): void {
  if (!tab || tab.closed) return;
  const { document: page } = tab;
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  const line = (name: string, text: string, style: Partial<CSSStyleDeclaration>) => {
    const element = page.createElement(name);
    element.textContent = text;
    Object.assign(element.style, { margin: '0', overflowWrap: 'anywhere' }, style);
    return element;
  };
  page.documentElement.lang = pageLocale();
  page.documentElement.style.background = token('--color-canvas');
  page.body.setAttribute('role', 'status');
  Object.assign(page.body.style, {
    boxSizing: 'border-box',
    minHeight: '100vh',
    margin: '0',
    padding: '1.5rem',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '0.75rem',
    textAlign: 'center',
    font: '1.0625rem/1.5 system-ui, sans-serif',
    color: token('--color-text'),
  });
  page.body.replaceChildren(
    line('p', brand, { color: token('--color-gold'), fontWeight: '700' }),
    line('h1', title, { fontSize: '1.25rem' }),
    line('p', hint, { color: token('--color-muted') }),
  );
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width,initial-scale=1';
  page.head.replaceChildren(viewport);
  page.title = title;
}
