import { useEffect, useState } from 'react';

/** Whether a popover outside React is open. */
export function useMenuOpen(menu: HTMLElement): boolean {
  const [isOpen, setOpen] = useState(() => isShown(menu));
  useEffect(() => {
    const update = () => setOpen(isShown(menu));
    update();
    menu.addEventListener('toggle', update);
    return () => menu.removeEventListener('toggle', update);
  }, [menu]);
  return isOpen;
}

/** Browsers without popovers do not know `:popover-open`. */
function isShown(menu: HTMLElement): boolean {
  return menu.getClientRects().length > 0;
}
