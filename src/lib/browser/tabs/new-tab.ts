/** The tab that a game or a payment page will open in. */
export type NewTab = Window;

/**
 * Opens an empty tab; only a tap may, and only while it is handled. Undefined where the browser refuses. The tab is of this page's origin and
 * policy until it is led away, and knows nothing of this page.
 */
export function openNewTab(): NewTab | undefined {
  const tab = open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.documentElement.style.background = getComputedStyle(document.documentElement).backgroundColor;
  return tab;
}

/** Leads the tab to its address; false when it was closed meanwhile. The waiting page does not stay in its history. */
export function navigateTab(tab: NewTab | undefined, address: URL): boolean {
  if (!tab || tab.closed) return false;
  try {
    tab.location.replace(address.href);
    return true;
  } catch {
    // The player took the tab elsewhere.
    return false;
  }
}

export function closeTab(tab: NewTab | undefined): void {
  tab?.close();
}
