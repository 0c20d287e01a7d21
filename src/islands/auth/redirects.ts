import { useEffect } from 'react';
import { replacePage } from '@/lib/browser/page/leave-page';
import { startSession } from '@/lib/stores/session/session';

/** Goes to another page after a delay, so that a message can be read. Never settles: the form stays pending until the page is left. */
export function redirectAfter(delayMs: number, path: string): Promise<never> {
  setTimeout(() => replacePage(path), delayMs);
  return new Promise(() => {});
}

/** Starts the session, which redirects a player who signs in in another tab (spec section 6). */
export function useSessionRedirect(): void {
  useEffect(() => {
    startSession();
  }, []);
}
