import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { $catalogue, loadCatalogue } from '@/lib/stores/games/catalogue';
import { $foundGames, setSearchQuery } from '@/lib/stores/games/search';
import { SearchFilters } from './SearchFilters';
import { SearchResults } from './SearchResults';
import { SuggestedGames } from './SuggestedGames';
import { focusWithArrowKeys } from './search-keys';

interface Props {
  dialog: HTMLDialogElement;
  /** The search field, which is in the dialog before the island. */
  field: HTMLInputElement;
  messages: Messages['search'];
}

/** Finds games by a few letters (decisions, 48). Island: it searches in the browser while one types. */
export function GameSearch({ dialog, field, messages }: Props) {
  const { status } = useStore($catalogue);
  const found = useStore($foundGames);
  useEffect(() => {
    const search = () => setSearchQuery({ text: field.value });
    const onKeyDown = (event: KeyboardEvent) => focusWithArrowKeys(event, dialog, field);
    search();
    field.addEventListener('input', search);
    dialog.addEventListener('keydown', onKeyDown);
    return () => {
      field.removeEventListener('input', search);
      dialog.removeEventListener('keydown', onKeyDown);
    };
  }, [dialog, field]);

  return (
    <>
      <button type="button" className="finder-close" aria-label={messages.close} onClick={() => dialog.close()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <SearchFilters messages={messages} />
      <div className="finder-results">
        {status === 'failed' && <NotLoaded messages={messages} />}
        {(status === 'loading' || status === 'unknown') && <Loading messages={messages} />}
        {status === 'ready' && (found ? <SearchResults games={found} messages={messages} /> : <SuggestedGames messages={messages} />)}
      </div>
    </>
  );
}

function NotLoaded({ messages }: { messages: Messages['search'] }) {
  return (
    <div role="alert" className="finder-note">
      <p>{messages.notLoaded}</p>
      <button type="button" className="finder-button" onClick={() => void loadCatalogue()}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

function Loading({ messages }: { messages: Messages['search'] }) {
  return (
    <div role="status">
      <span className="finder-heard">{messages.loading}</span>
      <div className="finder-grid">
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders, which never change.
          <span key={index} className="found awaited">
            <span className="found-art" />
          </span>
        ))}
      </div>
    </div>
  );
}
