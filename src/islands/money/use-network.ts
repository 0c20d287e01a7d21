import { useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '@/lib/browser/page/online';

/** Whether something may leave the device. A page is built as if it may. */
export function useNetwork(): boolean {
  return useSyncExternalStore(onNetworkChange, isOnline, () => true);
}
