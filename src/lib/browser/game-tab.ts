/** The tab a game will open in. */
export type GameTab = Window;

/**
 * Opens an empty tab; only a tap may, and only while it is handled. Undefined where the browser refuses. The tab is of this page's origin and
 * policy until the game comes, and knows nothing of this page.
 */
export function openGameTab(): GameTab | undefined {
  const tab = open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.documentElement.style.background = getComputedStyle(document.documentElement).backgroundColor;
  return tab;
}

/** Leads the tab to the game; false when it was closed meanwhile. The waiting page does not stay in its history. */
export function steerTab(tab: GameTab | undefined, address: URL): boolean {
  if (!tab || tab.closed) return false;
  try {
    tab.location.replace(address.href);
    return true;
  } catch {
    // The player took the tab elsewhere.
    return false;
  }
}

export function closeTab(tab: GameTab | undefined): void {
  tab?.close();
}
