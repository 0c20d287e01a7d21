import { isOnline } from './online.ts';

/** Whether a page can be loaded now. Without a network the browser would show its own error page, so the one that is there says so again. */
export function canLoadPage(): boolean {
  if (isOnline()) return true;
  dispatchEvent(new Event('offline'));
  return false;
}
