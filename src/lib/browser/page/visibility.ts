/** Whether the player can see this tab. */
export function isPageVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Calls the listener whenever the page comes back into sight. Returns the function that stops it. */
export function onPageVisible(listener: () => void): () => void {
  return onVisibilityChange(() => isPageVisible() && listener());
}

/** Calls the listener whenever the page goes out of sight: another tab or app, a locked phone. Returns the function that stops it. */
export function onPageHidden(listener: () => void): () => void {
  return onVisibilityChange(() => !isPageVisible() && listener());
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
