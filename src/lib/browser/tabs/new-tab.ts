/** Opens an empty tab without access to this page, which browsers allow only while a tap is handled; undefined where they refuse. */
export function openNewTab(): Window | undefined {
  const tab = open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.documentElement.style.background = getComputedStyle(document.documentElement).backgroundColor;
  return tab;
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
