/** Menus, wallet and notices are popovers, which browsers before Chrome 114, Firefox 125 and Safari 17 do not know. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Whether a menu is open. Browsers that have popovers say it without laying the page out, which takes 20 ms of a weak phone's time. */
export function isMenuOpen(menu: HTMLElement): boolean {
  return hasPopovers() ? menu.matches(':popover-open') : menu.getClientRects().length > 0;
}
