import { useRef, useState } from 'react';

/** Runs one piece of work at a time: what is asked for meanwhile (a second click, Enter held down) is not done at all. */
export function useOneAtATime(): [isBusy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [isBusy, run];
}
