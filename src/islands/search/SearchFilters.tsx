import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $providersWithGames, $searchQuery, type SearchQuery, setSearchQuery } from '@/lib/stores/games/search';
import { Star } from '../games/Star';
import type { FinderMessages } from './search-messages';

/** Which games are looked at, and in what order: pressed once it holds, pressed again it is gone. */
export function FinderFilters({ messages }: { messages: FinderMessages }) {
  const { scope, sortsByName } = useStore($searchQuery);
  const providers = useStore($providersWithGames);
  const isOf = (id: string) => typeof scope === 'object' && scope.providerId === id;
  const choice = (wish: SearchQuery['scope'], isChosen: boolean) => ({
    isPressed: isChosen,
    onPress: () => setSearchQuery({ scope: isChosen ? 'all' : wish }),
  });
  return (
    <fieldset className="finder-filters" aria-label={messages.filter}>
      <Chip isPressed={sortsByName} onPress={() => setSearchQuery({ sortsByName: !sortsByName })}>
        {messages.sortByName}
      </Chip>
      <Chip {...choice('favourites', scope === 'favourites')}>
        <Star isFull={scope === 'favourites'} />
        {messages.favourites}
      </Chip>
      {providers.map(({ id, name }) => (
        <Chip key={id} {...choice({ providerId: id }, isOf(id))}>
          <span translate="no">{name}</span>
        </Chip>
      ))}
    </fieldset>
  );
}

function Chip({ isPressed, onPress, children }: { isPressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="finder-chip" aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}
