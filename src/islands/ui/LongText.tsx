import { useSyncExternalStore } from 'react';
import { knownWords } from '@/lib/domain/text/known-words';

interface Props {
  text: string;
  /** 'More', on the button that opens the rest. */
  more: string;
}

const MAX_CHARACTERS = 500;

/** A text of the backend, which may be of any length: the rest of a long one is behind a button. */
export function LongText({ text, more }: Props) {
  const characters = [...text];
  if (characters.length <= MAX_CHARACTERS) return <span className="font-backend">{text}</span>;
  const start = characters.slice(0, MAX_CHARACTERS);
  // Between two words where there are words, so that none is cut.
  const end = start.lastIndexOf(' ') + 1 || MAX_CHARACTERS;
  return (
    <>
      <span className="font-backend">{characters.slice(0, end).join('')}</span>
      <details className="font-backend">
        <summary className="text-button flex items-center">{more}</summary>
        {characters.slice(end).join('')}
      </details>
    </>
  );
}

/**
 * What the backend said, as plain text, since it may hold a stranger's markup. Words that are known stand in the player's language, with the
 * backend's own under them.
 */
export function BackendWords({ text, more }: Props) {
  const known = useKnownWords(text);
  if (known === undefined) return <LongText text={text} more={more} />;
  return (
    <>
      <LongText text={known} more={more} />
      <div lang="" className="text-xs text-muted">
        <LongText text={text} more={more} />
      </div>
    </>
  );
}

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
function useKnownWords(message: string): string | undefined {
  const loaded = useSyncExternalStore(
    subscribe,
    () => table,
    () => undefined,
  );
  return loaded && knownWords(loaded, message);
}
