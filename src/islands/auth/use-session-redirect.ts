import { useEffect } from 'react';
import { startSession } from '@/lib/stores/session';

/** Starts the session, which redirects a player who signs in in another tab (spec section 6). */
export function useSessionRedirect(): void {
  useEffect(() => {
    startSession();
  }, []);
}
