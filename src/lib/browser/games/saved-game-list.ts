import { readSessionItem, removeSessionItem, sessionItemKeys, writeSessionItem } from '../storage/session-storage.ts';

const PREFIX = 'games ';
const keyOf = () => `${PREFIX}${location.pathname}`;

/** Whether the browser leads back to this page, rather than to it for the first time. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' || visit?.type === 'reload';
}

/** What this page kept when it was left, if the visitor is back at it; a fresh visit starts anew. */
export function keptList(): string | undefined {
  if (isReturn()) return readSessionItem(keyOf());
  removeSessionItem(keyOf());
  return undefined;
}

/** Keeps what `describe` gives whenever the page is left, with how far it was scrolled; nothing when it gives nothing. */
export function keepListOnLeave(describe: () => object | undefined): void {
  addEventListener('pagehide', () => {
    const list = describe();
    if (list) writeSessionItem(keyOf(), JSON.stringify({ ...list, scrolled: scrollY }));
    else removeSessionItem(keyOf());
  });
}

/** Scrolls to where the visitor was; the browser, which tries by itself, does not know the list's length. */
export function scrollBack(to: number): void {
  history.scrollRestoration = 'manual';
  scrollTo({ top: to, behavior: 'instant' });
}

/** What all pages kept in this tab since it was opened. */
export function keptListsOfVisit(): string[] {
  return sessionItemKeys().flatMap((key) => (key.startsWith(PREFIX) ? (readSessionItem(key) ?? []) : []));
}
