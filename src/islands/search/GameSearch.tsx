import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $catalogue, loadCatalogue } from '@/lib/stores/games/catalogue';
import { $foundGames, setSearchQuery } from '@/lib/stores/games/search';
import { FoundGames } from './FoundGames';
import { FinderFilters } from './SearchFilters';
import { Suggestions } from './Suggestions';
import { moveAmongGames } from './search-keys';
import type { FinderMessages } from './search-messages';

interface Props {
  dialog: HTMLDialogElement;
  /** Where one types; it was there before the island. */
  field: HTMLInputElement;
  messages: FinderMessages;
}

/** Finds a game by a few letters (decisions, 48). Island: it answers while one types, from what this device knows. */
export function GameFinder({ dialog, field, messages }: Props) {
  const { status } = useStore($catalogue);
  const found = useStore($foundGames);
  useEffect(() => {
    const look = () => setSearchQuery({ text: field.value });
    const move = (event: KeyboardEvent) => moveAmongGames(event, dialog, field);
    look();
    field.addEventListener('input', look);
    dialog.addEventListener('keydown', move);
    return () => {
      field.removeEventListener('input', look);
      dialog.removeEventListener('keydown', move);
    };
  }, [dialog, field]);

  return (
    <>
      <button type="button" className="finder-close" aria-label={messages.close} onClick={() => dialog.close()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <FinderFilters messages={messages} />
      <div className="finder-results">
        {status === 'failed' && <NotLoaded messages={messages} />}
        {(status === 'loading' || status === 'unknown') && <Loading messages={messages} />}
        {status === 'ready' &&
          (found ? <FoundGames games={found} dialog={dialog} messages={messages} /> : <Suggestions dialog={dialog} messages={messages} />)}
      </div>
    </>
  );
}

function NotLoaded({ messages }: { messages: FinderMessages }) {
  return (
    <div role="alert" className="finder-note">
      <p>{messages.notLoaded}</p>
      <button type="button" className="finder-button" onClick={() => void loadCatalogue()}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

function Loading({ messages }: { messages: FinderMessages }) {
  return (
    <div role="status">
      <span className="finder-heard">{messages.loading}</span>
      <div className="finder-grid">
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, which never change.
          <span key={index} className="found awaited">
            <span className="found-art" />
          </span>
        ))}
      </div>
    </div>
  );
}
