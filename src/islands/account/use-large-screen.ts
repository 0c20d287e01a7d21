import { useSyncExternalStore } from 'react';
import { isLarge, onLargeChange } from '@/lib/browser/page/screen';

/** Whether tables fit on the screen, now and when a phone is turned; for parts that are never prerendered. */
export function useLargeScreen(): boolean {
  return useSyncExternalStore(onLargeChange, isLarge);
}
