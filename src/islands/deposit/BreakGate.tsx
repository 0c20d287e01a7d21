import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { checkBreak, isOnBreak, onBreakChange } from '@/lib/browser/page/device-break';

/** The form in the page's HTML is taken over only where there is none. */
const noBreak = () => false;

/**
 * Shows nothing while there is a break on this device, so that no call of a deposit is made; the page says then when it ends (BreakNotice.astro). It is
 * rendered once the profile is here, which has brought the backend's time.
 */
export function BreakGate({ children }: { children: ReactNode }) {
  const isClosed = useSyncExternalStore(onBreakChange, isOnBreak, noBreak);
  useLayoutEffect(checkBreak, []);
  return isClosed ? null : children;
}
