import { type DependencyList, useEffect, useState } from 'react';

/**
 * Loads when the component is shown, and anew whenever one of `deps` changes; an answer that comes after that is dropped. `loaded` is undefined while
 * it is loading. When `again` changes, what is loaded stands until the new value is here.
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  deps: DependencyList,
  again?: unknown,
): { loaded: Value | undefined; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; value: Value }>();
  const key = JSON.stringify([...deps, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function differs with every render.
  useEffect(() => {
    let isCurrent = true;
    void load().then((value) => isCurrent && setLoaded({ key, value }));
    return () => {
      isCurrent = false;
    };
  }, [key, again]);
  return { loaded: loaded?.key === key ? loaded.value : undefined, reload: () => setAttempt(attempt + 1) };
}
