import { useSyncExternalStore } from 'react';
import { knownWords } from '@/lib/domain/text/known-words';

type Table = Readonly<Record<string, string>>;

const files = import.meta.glob<Table>('../../content/messages/{bd,cn,ms}/backend-words.json', { import: 'default' });

let table: Table | undefined;
const listeners = new Set<() => void>();

/**
 * Loads what the backend is known to say, in the page's language; an English page needs nothing. Forms call it when they are sent, so that it is here
 * with the answer. Without it the backend's own words stand.
 */
export async function loadKnownWords(): Promise<void> {
  const load = files[`../../content/messages/${document.documentElement.dataset['language']}/backend-words.json`];
  if (table || !load) return;
  const loaded = await load().catch(() => undefined);
  // One that fails takes nothing away from another that was quicker.
  table ??= loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadKnownWords();
  return () => listeners.delete(listener);
}

/** A message of the backend in the player's language; undefined where its words are not known. */
export function useKnownWords(message: string): string | undefined {
  const loaded = useSyncExternalStore(
    subscribe,
    () => table,
    () => undefined,
  );
  return loaded && knownWords(loaded, message);
}
