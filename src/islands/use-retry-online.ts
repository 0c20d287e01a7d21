import { useEffect, useEffectEvent } from 'react';
import { onOnline } from '@/lib/browser/page/online';

/** Tries again by itself when the connection is back, as long as something has failed. For what only reads. */
export function useRetryOnline(hasFailed: boolean, retry: () => unknown): void {
  const tryAgain = useEffectEvent(() => void retry());
  useEffect(() => (hasFailed ? onOnline(tryAgain) : undefined), [hasFailed]);
}
