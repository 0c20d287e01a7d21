/** Whether a page can be loaded now. Without a network the browser would show its own error page, so the one that is there says so again. */
export function canLoadPage(): boolean {
  if (!navigator.onLine) dispatchEvent(new Event('offline'));
  return navigator.onLine;
}
