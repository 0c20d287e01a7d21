import { vi } from 'vitest';
import type { NewTab } from '../../../../../src/lib/browser/tabs/new-tab.ts';

/** A tab that was opened by the page. */
export function fakeTab(closed = false) {
  const tab = {
    closed,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(''),
    location: { replace: vi.fn() },
    close: vi.fn(() => Object.assign(tab, { closed: true })),
  };
  return tab as typeof tab & NewTab;
}
