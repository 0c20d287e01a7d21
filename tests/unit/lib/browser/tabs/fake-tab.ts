import { vi } from 'vitest';

/** A tab that was opened by the page. */
export function fakeTab(closed = false) {
  const tab = {
    closed,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(''),
    location: { replace: vi.fn() },
    close: vi.fn(() => Object.assign(tab, { closed: true })),
  };
  return tab as typeof tab & Window;
}
