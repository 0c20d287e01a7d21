import { useSyncExternalStore } from 'react';
import { isMenuOpen } from '@/lib/browser/page/popover';

/** Whether a popover outside React is open. */
export function useMenuOpen(menu: HTMLElement): boolean {
  const onToggle = (changed: () => void) => {
    menu.addEventListener('toggle', changed);
    return () => menu.removeEventListener('toggle', changed);
  };
  return useSyncExternalStore(onToggle, () => isMenuOpen(menu));
}
