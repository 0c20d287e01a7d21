import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import { type CatalogueGame, gameKey } from '@/lib/domain/games/catalogue';
import { $catalogue } from '@/lib/stores/games/catalogue';
import { FoundGame } from './FoundGame';

interface Props {
  games: readonly CatalogueGame[];
  messages: Messages['search'];
}

/** Games in the search's columns. */
export function GameGrid({ games, messages }: Props) {
  return (
    <ul className="tile-grid search-grid">
      {games.map((game) => (
        <FoundGame key={gameKey(game)} game={game} messages={messages} />
      ))}
    </ul>
  );
}

/** The hot games, where nothing was found. */
export function HotGames({ messages }: { messages: Messages['search'] }) {
  const catalogue = useStore($catalogue);
  if (catalogue.status !== 'ready' || catalogue.hot.length === 0) return null;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-base">{messages.hot}</h2>
      <GameGrid games={catalogue.hot} messages={messages} />
    </section>
  );
}
