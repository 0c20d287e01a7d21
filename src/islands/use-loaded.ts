import { type DependencyList, useEffect, useState } from 'react';

/**
 * Loads when the component is shown, and anew whenever one of `deps` changes; an answer that comes after that is dropped. `loaded` is undefined while
 * it is loading.
 */
export function useLoaded<Value>(load: () => Promise<Value>, deps: DependencyList): { loaded: Value | undefined; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Value>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function differs with every render.
  useEffect(() => {
    let isCurrent = true;
    setLoaded(undefined);
    void load().then((value) => isCurrent && setLoaded(() => value));
    return () => {
      isCurrent = false;
    };
  }, [...deps, attempt]);
  return { loaded, reload: () => setAttempt(attempt + 1) };
}
