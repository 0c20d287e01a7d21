import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { knownWords } from '@/lib/domain/text/known-words';

type Table = Readonly<Record<string, string>>;

const files = import.meta.glob<Table>(['../../content/messages/*/backend-words.json', '!../../content/messages/en/*'], {
  import: 'default',
});

const $table = atom<Table | undefined>();

/**
 * Loads what the backend is known to say, in the page's language; an English page needs nothing. It is called when something is sent, so that it is
 * here with the answer. Without it the backend's own words stand.
 */
export async function loadKnownWords(): Promise<void> {
  const load = files[`../../content/messages/${document.documentElement.dataset['language']}/backend-words.json`];
  if ($table.get() || !load) return;
  await load().then($table.set, () => undefined);
}

/** A message of the backend in the player's language; undefined where its words are not known. */
export function useKnownWords(message: string): string | undefined {
  const table = useStore($table);
  useEffect(() => void loadKnownWords(), []);
  return table && knownWords(table, message);
}
