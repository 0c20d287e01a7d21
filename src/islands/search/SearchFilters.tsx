import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Messages } from '@/content/messages/messages';
import { $providersWithGames, $searchQuery, type SearchQuery, setSearchQuery } from '@/lib/stores/games/search';
import { FavouriteIcon } from './FoundGame';

/** Toggle buttons: sort by name, favourites only, or the games of one provider. */
export function SearchFilters({ messages }: { messages: Messages['search'] }) {
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
        {messages.favourites}
      </ToggleButton>
      {providers.map(({ id, name }) => (
        <ToggleButton key={id} {...toggle({ providerId: id }, typeof scope === 'object' && scope.providerId === id)}>
          <span translate="no">{name}</span>
        </ToggleButton>
      ))}
    </fieldset>
  );
}

function ToggleButton({ isPressed, onPress, children }: { isPressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="filter-chip" aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}
