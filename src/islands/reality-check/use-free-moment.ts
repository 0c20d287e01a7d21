import { useEffect, useState } from 'react';
import { isFreeMoment } from '@/lib/browser/page/notification';

const LOOK_MS = 1_000;

/** Whether something may open over the page; once it may, it stays so. */
export function useFreeMoment(): boolean {
  const [isFree, setFree] = useState(isFreeMoment);
  useEffect(() => {
    if (isFree) return;
    const look = () => isFreeMoment() && setFree(true);
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isFree]);
  return isFree;
}
