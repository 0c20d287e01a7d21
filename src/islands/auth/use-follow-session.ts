import { useEffect } from 'react';
import { startSession } from '@/lib/stores/session';

/** A player who signs in in another tab leaves this guest's page too (spec section 6). */
export function useFollowSession(): void {
  useEffect(() => {
    startSession();
  }, []);
}
