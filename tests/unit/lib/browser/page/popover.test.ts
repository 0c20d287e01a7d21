// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isMenuOpen } from '../../../../../src/lib/browser/page/popover.ts';

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

test('a browser with popovers says whether a menu is open without a layout', () => {
  const menu = document.createElement('div');
  const layOut = vi.spyOn(menu, 'getClientRects');
  vi.spyOn(menu, 'matches').mockImplementation((selector) => selector === ':popover-open');
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  expect(isMenuOpen(menu)).toBe(true);
  expect(layOut).not.toHaveBeenCalled();
});

test('in others a menu is open where it has a place', () => {
  const menu = document.createElement('div');
  expect(isMenuOpen(menu)).toBe(false);
  vi.spyOn(menu, 'getClientRects').mockReturnValue([1] as unknown as DOMRectList);
  expect(isMenuOpen(menu)).toBe(true);
});
