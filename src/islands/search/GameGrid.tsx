import type { Messages } from '@/content/messages/messages';
import { type CatalogueGame, gameKey } from '@/lib/domain/games/catalogue';
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
