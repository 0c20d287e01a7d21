import { isPlainClick } from '../page/load-page.ts';

/** Opens an empty tab without access to this page, while a tap is handled. Undefined where browsers refuse; inside other apps `open` may throw or give this page. */
export function openNewTab(): Window | undefined {
  try {
    const tab = open('', '_blank');
    if (!tab || tab.document === document) return undefined;
    tab.opener = null;
    tab.document.documentElement.style.background = getComputedStyle(
      document.documentElement,
    ).backgroundColor;
    return tab;
  } catch {
    return undefined;
  }
}

/** Navigates the tab; false when it was closed meanwhile. The waiting page does not stay in its history. */
export function navigateTab(tab: Window | undefined, address: URL): boolean {
  if (!tab || tab.closed) return false;
  try {
    tab.location.replace(address.href);
    return true;
  } catch {
    // The player navigated the tab to another site.
    return false;
  }
}

/** Call with the click on a link that opens a tab: where the browser has none, it leads on in this one. */
export function followLink(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!isPlainClick(event)) return;
  if (navigateTab(openNewTab(), new URL(link.href))) event.preventDefault();
  else link.removeAttribute('target');
}
