import {
  readSessionItem,
  removeSessionItem,
  sessionItemKeys,
  writeSessionItem,
} from '../../browser/storage/session-storage.ts';
import { GAME_LIST_PREFIX, type StorageKey } from '../../browser/storage/storage-keys.ts';

const keyOfPage = (): StorageKey => `${GAME_LIST_PREFIX}${location.pathname}`;

/** Whether the browser led back to this page or reloaded it, so that the visitor expects it as it was. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward' || navigation?.type === 'reload';
}

/** The text that was saved when this page was left, if the visitor is back at it; a first visit starts anew. */
export function readSavedGameList(): string | undefined {
  if (isReturn()) return readSessionItem(keyOfPage());
  removeSessionItem(keyOfPage());
  return undefined;
}

/** Saves the list whenever the page is left, with how far it was scrolled; an undefined list is removed. */
export function saveOnLeave(getList: () => object | undefined): void {
  addEventListener('pagehide', () => {
    const list = getList();
    if (list) writeSessionItem(keyOfPage(), JSON.stringify({ ...list, scrolled: scrollY }));
    else removeSessionItem(keyOfPage());
  });
}

/** Scrolls to where the visitor was. The browser's own attempt fails, since it does not know the list's length. */
export function restoreScroll(top: number): void {
  history.scrollRestoration = 'manual';
  scrollTo({ top, behavior: 'instant' });
}

/** What all pages have saved in this tab since it was opened. */
export function readAllSavedGameLists(): string[] {
  return sessionItemKeys().flatMap((key) =>
    key.startsWith(GAME_LIST_PREFIX) ? (readSessionItem(key) ?? []) : [],
  );
}
