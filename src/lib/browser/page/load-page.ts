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

/** Offers to load the page anew where a file is gone that a tap needs. `again`: the selector of what is tapped once more then, or what is done before. */
export function offerReload(again?: string | (() => void)): void {
  const notice = document.querySelector<HTMLElement>('[data-broken]');
  const link = notice?.querySelector('a');
  if (!notice || !link || !canLoadPage()) return;
  notice.hidden = false;
  link.onclick = (event) => {
    event.preventDefault();
    if (typeof again === 'string') history.replaceState({ ...history.state, tapped: again }, '');
    else again?.();
    reloadPage();
  };
}

/** Taps what was tapped before the page was loaded anew, once. */
export function tapAgain(): void {
  const { tapped, ...state } = (history.state ?? {}) as { tapped?: unknown };
  if (typeof tapped !== 'string') return;
  history.replaceState(state, '');
  document.querySelector<HTMLElement>(tapped)?.click();
}

/** Whether a click is an ordinary one. With another button or a modifier key the browser itself opens a tab, a window or a menu. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
