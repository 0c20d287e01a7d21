import type { Content } from '../ui/jsx/jsx-runtime';
import '../launch/launch-on-click';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import { nextTask } from '@/lib/browser/page/when';
import { runOnce } from '@/lib/browser/run-once';
import { $catalogue, loadCatalogue } from '@/lib/stores/games/catalogue';
import { loadAnswers } from '@/lib/stores/games/found-answers';
import { $foundGames, $providersWithGames, $searchQuery, type SearchQuery, setSearchQuery } from '@/lib/stores/games/search';
import { mountLate } from '../mount-late';
import { useRetryOnline } from '../use-retry-online';
import { SearchResults } from './SearchResults';

interface Props {
  dialog: HTMLDialogElement;
  /** The search field, which is in the dialog before the island. */
  field: HTMLInputElement;
  /** The games that are shown until something is typed. */
  start: HTMLElement;
  messages: Messages['search'];
}

/** What is here already is not loaded again. */
function loadAll(): void {
  void loadCatalogue();
  void loadAnswers();
}

/** Finds games by a few letters in a list that the build writes. Island: it searches while one types. */
export function GameSearch({ dialog, field, start, messages }: Props) {
  const { status } = useStore($catalogue);
  const found = useStore($foundGames);
  useRetryOnline(true, loadAll);
  useEffect(() => {
    const search = () => {
      if (field.value !== $searchQuery.get().text) setSearchQuery({ text: field.value });
    };
    search();
    // The letter is shown before games are looked for.
    const searchSoon = () => void nextTask().then(search);
    field.addEventListener('input', searchSoon);
    return () => field.removeEventListener('input', searchSoon);
  }, [field]);

  const isStartShown = status !== 'failed' && !found;
  // The games of the beginning are not React's (components/search/search-start.ts).
  useLayoutEffect(() => {
    if (isStartShown) dialog.append(start);
    else start.remove();
  }, [dialog, start, isStartShown]);

  return (
    <>
      <SearchFilters messages={messages} />
      {!isStartShown && (
        <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-1 pb-8">
          {found ? <SearchResults games={found} messages={messages} /> : <NotLoaded messages={messages} />}
        </div>
      )}
    </>
  );
}

function NotLoaded({ messages }: { messages: Messages['search'] }) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 py-4 text-center wrap-anywhere text-muted">
      <p>{messages.notLoaded}</p>
      <button type="button" className="button button-outline self-center px-5 text-text" onClick={loadAll}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

/** Renders the search into its dialog, whose field one may be typing in already, before the games of its beginning. */
export const mountSearch = runOnce(async (dialog: HTMLDialogElement) => {
  const field = dialog.querySelector('input');
  const place = dialog.querySelector<HTMLElement>('[data-search-filters]');
  const start = dialog.querySelector<HTMLElement>('[data-search-games]');
  if (!field || !place || !start) return;
  loadAll();
  await mountLate({
    place,
    messages: 'search',
    render: (messages) => <GameSearch {...{ dialog, field, start, messages }} />,
  });
});

function SearchFilters({ messages }: { messages: Messages['search'] }) {
  const { scope, sortsByName } = useStore($searchQuery);
  const providers = useStore($providersWithGames);
  const toggle = (filter: SearchQuery['scope'], isPressed: boolean) => ({
    isPressed,
    onPress: () => setSearchQuery({ scope: isPressed ? 'all' : filter }),
  });
  return (
    <fieldset className="flex min-h-16 min-w-0 flex-none scrollbar-none gap-2 overflow-x-auto px-4 py-2.5" aria-label={messages.filter}>
      <ToggleButton isPressed={sortsByName} onPress={() => setSearchQuery({ sortsByName: !sortsByName })}>
        {messages.sortByName}
      </ToggleButton>
      <ToggleButton {...toggle('favourites', scope === 'favourites')}>
        <FavouriteIcon />
        <span>{messages.favourites}</span>
      </ToggleButton>
      {providers.map(({ id, name }) => (
        <ToggleButton key={id} {...toggle({ providerId: id }, typeof scope === 'object' && scope.providerId === id)}>
          <span translate="no">{name}</span>
        </ToggleButton>
      ))}
    </fieldset>
  );
}

/** The star of favourites; filled inside a pressed button. */
export function FavouriteIcon() {
  return (
    <svg viewBox="0 0 24 24" className="favourite-icon" aria-hidden="true">
      <path d={icons.star} />
    </svg>
  );
}

function ToggleButton({ isPressed, onPress, children }: { isPressed: boolean; onPress: () => void; children: Content }) {
  return (
    <button type="button" className="filter-chip" aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}
