import { localNumber } from '../../domain/text/numbers.ts';
import { isOnline } from './online.ts';

/** The page's language tag, for text that is never prerendered. */
export function pageLocale(): string {
  return document.documentElement.lang || 'en';
}

/** A count in the digits of the page's language, for text that is never prerendered. */
export function pageNumber(count: number): string {
  return localNumber(count, pageLocale());
}

/** Whether a click is an ordinary one. With another button or a modifier key the browser itself opens a tab, a window or a menu. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Menus, wallet and notices are popovers, which browsers before Chrome 114, Firefox 125 and Safari 17 do not know. */
export const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Whether a menu is open. Browsers that have popovers say it without laying the page out, which takes 20 ms of a weak phone's time. */
export function isMenuOpen(menu: HTMLElement): boolean {
  return hasPopovers() ? menu.matches(':popover-open') : menu.getClientRects().length > 0;
}

/** The brand's name, read from the page's head. */
export function brandName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
}

/** Whether a page can be loaded now. Without a network the browser would show its own error page, so the one that is there says so again. */
export function canLoadPage(): boolean {
  if (isOnline()) return true;
  dispatchEvent(new Event('offline'));
  return false;
}

/**
 * Loads the page anew, as after a script that could not be loaded: Chromium before 156 does not request it again, and a newer release has others.
 * Without a connection the page stays, and says why.
 */
export function reloadPage(): void {
  if (canLoadPage()) location.reload();
}
