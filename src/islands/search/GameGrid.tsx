import type { Messages } from '@/content/messages/messages';
import { type CatalogueGame, gameKey } from '@/lib/domain/games/catalogue';
import { FoundGame } from './FoundGame';

/** Three columns on phones, five and seven on larger screens. */
export const SEARCH_GRID = 'tile-grid gap-x-3 gap-y-4 [--columns:3] md:[--columns:5] lg:[--columns:7]';

interface Props {
  games: readonly CatalogueGame[];
  messages: Messages['search'];
}

/** Games in the search's columns. */
export function GameGrid({ games, messages }: Props) {
  return (
    <ul className={SEARCH_GRID}>
      {games.map((game) => (
        <FoundGame key={gameKey(game)} game={game} messages={messages} />
      ))}
    </ul>
  );
}
