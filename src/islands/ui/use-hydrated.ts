import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered HTML and while it comes to life, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
