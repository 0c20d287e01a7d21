import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Messages } from '@/content/messages/messages';
import { $catalogue, loadCatalogue } from '@/lib/stores/games/catalogue';
import { $foundGames, setSearchQuery } from '@/lib/stores/games/search';
import { Icon } from '../ui/Icon';
import { useRetryOnline } from '../use-retry-online';
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
  useRetryOnline(status === 'failed', loadCatalogue);
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
      <button
        type="button"
        className="icon-button absolute end-[calc(0.375rem+env(safe-area-inset-right))] top-[calc(0.375rem+env(safe-area-inset-top))] text-muted hover:bg-raised"
        aria-label={messages.close}
        onClick={() => dialog.close()}
      >
        <Icon name="close" />
      </button>
      <SearchFilters messages={messages} />
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-1 pb-8">
        {status === 'failed' && <NotLoaded messages={messages} />}
        {(status === 'loading' || status === 'unknown') && <Loading messages={messages} />}
        {status === 'ready' && (found ? <SearchResults games={found} messages={messages} /> : <SuggestedGames messages={messages} />)}
      </div>
    </>
  );
}

function NotLoaded({ messages }: { messages: Messages['search'] }) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 py-4 text-center wrap-anywhere text-muted">
      <p>{messages.notLoaded}</p>
      <button type="button" className="button button-outline self-center px-5 text-text" onClick={() => void loadCatalogue()}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

function Loading({ messages }: { messages: Messages['search'] }) {
  return (
    <div role="status">
      <span className="sr-only">{messages.loading}</span>
      <div className="tile-grid search-grid">
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders, which never change.
          <span key={index} className="tile" data-placeholder="">
            <span className="tile-picture aspect-3/4" />
          </span>
        ))}
      </div>
    </div>
  );
}
