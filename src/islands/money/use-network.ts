import { useSyncExternalStore } from 'react';
import { isReached, onNetworkChange } from '@/lib/browser/page/online';

/** Whether something may leave the device and be answered, as far as is known. A page is built as if it may. */
export function useNetwork(): boolean {
  return useSyncExternalStore(onNetworkChange, isReached, () => true);
}
