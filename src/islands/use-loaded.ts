import { type DependencyList, useEffect, useState } from 'react';

/** Loads when it is shown and anew when `deps` change; `loaded` is undefined meanwhile. When `again` changes, it stands until the new value is here. */
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
  return {
    loaded: loaded?.key === key ? loaded.value : undefined,
    reload: () => setAttempt(attempt + 1),
  };
}
