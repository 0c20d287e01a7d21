import { hasPopovers } from '@/lib/browser/page/document';

/** Closes open menus when the page is left, so that the back button does not bring it back with a menu over it. */
addEventListener('pagehide', () => {
  if (!hasPopovers()) return;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
});
