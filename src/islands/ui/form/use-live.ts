import { type RefObject, useEffect } from 'react';
import { useHydrated } from '../use-hydrated';
import { LIVE_EVENT } from './live-event';

/** Says to the page that a form is alive: what was pressed before is pressed again (`src/islands/hold-input.ts`). */
export function useLive(ref: RefObject<HTMLFormElement | null> | undefined): void {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) ref?.current?.dispatchEvent(new Event(LIVE_EVENT, { bubbles: true }));
  }, [isHydrated, ref]);
}
