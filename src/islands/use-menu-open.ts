import { useEffect, useState } from 'react';
import { isMenuOpen } from '@/lib/browser/page/popover';

/** Whether a popover outside React is open. */
export function useMenuOpen(menu: HTMLElement): boolean {
  const [isOpen, setOpen] = useState(() => isMenuOpen(menu));
  useEffect(() => {
    const update = () => setOpen(isMenuOpen(menu));
    update();
    menu.addEventListener('toggle', update);
    return () => menu.removeEventListener('toggle', update);
  }, [menu]);
  return isOpen;
}
