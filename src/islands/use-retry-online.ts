import { useEffect, useEffectEvent } from 'react';
import { onOnline } from '@/lib/browser/page/online';

/** Retries when the connection is back, as long as `hasFailed`. Only for reads: a repeated submit could move money twice. */
export function useRetryOnline(hasFailed: boolean, retry: () => unknown): void {
  const tryAgain = useEffectEvent(() => void retry());
  useEffect(() => (hasFailed ? onOnline(tryAgain) : undefined), [hasFailed]);
}
