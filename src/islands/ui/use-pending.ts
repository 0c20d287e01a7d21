import { useRef, useState } from 'react';
import type { CalloutContent } from './Callout';

type Run = (task: () => Promise<void>) => Promise<void>;

/** Whether a task is pending, and a function that runs one. While one is pending, another (a second click, Enter held down) is ignored. */
export function usePending(): [isPending: boolean, run: Run] {
  const [isPending, setPending] = useState(false);
  // The state is set only after the next render, which is too late for a second event.
  const isRunning = useRef(false);
  const run: Run = async (task) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return [isPending, run];
}

/** The state of a form's submission: whether it is pending, and the notice about it. `submit` removes the last notice and runs one task at a time. */
export function useSubmit() {
  const [notice, setNotice] = useState<CalloutContent>();
  const [isPending, run] = usePending();
  const submit = (task: () => Promise<void>) =>
    run(() => {
      setNotice(undefined);
      return task();
    });
  return { submit, isPending, notice, setNotice };
}
