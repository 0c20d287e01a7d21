import { beforeEach, expect, test, vi } from 'vitest';
import { canLoadPage, isPlainClick, reloadPage } from '../../../../../src/lib/browser/page/load-page.ts';

beforeEach(() => {
  // Not jsdom's, whose `location.reload` cannot be replaced.
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page));
});

test.each([true, false])('a page is loaded only with a network: %j', (onLine) => {
  const reload = vi.fn();
  const onOffline = vi.fn();
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload });
  addEventListener('offline', onOffline);
  expect(canLoadPage()).toBe(onLine);
  reloadPage();
  expect(reload).toHaveBeenCalledTimes(onLine ? 1 : 0);
  // The line says it once more.
  expect(onOffline).toHaveBeenCalledTimes(onLine ? 0 : 2);
});

const CHANGES = [{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }];

test.each(CHANGES)('a click with %o is not plain', (change) => {
  const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false } as MouseEvent;
  expect([isPlainClick(plain), isPlainClick({ ...plain, ...change })]).toEqual([true, false]);
});
