import { isOnline } from './online.ts';

/** Whether a page can be loaded now. Without a network the browser would show its own error page, so the one that is there says so again. */
export function canLoadPage(): boolean {
  if (isOnline()) return true;
  dispatchEvent(new Event('offline'));
  return false;
}

/** Loads the page anew for a script that failed, which Chromium before 156 does not request again; not without a connection. */
export function reloadPage(): void {
  if (canLoadPage()) location.reload();
}

/** Whether a click is an ordinary one. With another button or a modifier key the browser itself opens a tab, a window or a menu. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
