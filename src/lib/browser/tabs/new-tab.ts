/** The tab in which a game or a payment page will open. */
export type NewTab = Window;

/**
 * Opens an empty tab, which browsers allow only while a tap is being handled; undefined where the browser refuses. The tab has this page's origin
 * and policy until it is navigated, and no access to this page.
 */
export function openNewTab(): NewTab | undefined {
  const tab = open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.documentElement.style.background = getComputedStyle(document.documentElement).backgroundColor;
  return tab;
}

/** Navigates the tab; false when it was closed meanwhile. The waiting page does not stay in its history. */
export function navigateTab(tab: NewTab | undefined, address: URL): boolean {
  if (!tab || tab.closed) return false;
  try {
    tab.location.replace(address.href);
    return true;
  } catch {
    // The player navigated the tab to another site.
    return false;
  }
}
