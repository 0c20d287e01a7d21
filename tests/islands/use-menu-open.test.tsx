import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMenuOpen } from '@/islands/use-menu-open';

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'));

test('a menu that opens and closes is followed without laying the page out', () => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  const menu = document.createElement('div');
  const layOut = vi.spyOn(menu, 'getClientRects');
  let isShown = false;
  vi.spyOn(menu, 'matches').mockImplementation(() => isShown);
  const toggle = () => {
    isShown = !isShown;
    act(() => void menu.dispatchEvent(new Event('toggle')));
  };
  const { result } = renderHook(() => useMenuOpen(menu));
  expect(result.current).toBe(false);
  toggle();
  expect(result.current).toBe(true);
  toggle();
  expect(result.current).toBe(false);
  expect(layOut).not.toHaveBeenCalled();
});
