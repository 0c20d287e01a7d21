import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { $catalogue } from '@/lib/stores/games/catalogue';
import { favourites } from '@/lib/stores/games/favourites';
import { recentGames } from '@/lib/stores/games/recent-games';
import { GameGrid } from './GameGrid';

interface Props {
  messages: Messages['search'];
}

const MOST_PER_ROW = 6;

/** Shown before anything is typed: the games played last, the favourites, and the hot games. */
export function SuggestedGames({ messages }: Props) {
  const recent = useStore(recentGames.$games).filter(({ code }) => code);
  const favourite = useStore(favourites.$games);
  return (
    <>
      <Row title={messages.recent} games={recent.slice(0, MOST_PER_ROW)} messages={messages} />
      <Row title={messages.favourites} games={favourite.slice(0, MOST_PER_ROW)} messages={messages} />
      <HotGames messages={messages} />
    </>
  );
}

export function HotGames({ messages }: Props) {
  const catalogue = useStore($catalogue);
  return <Row title={messages.hot} games={catalogue.status === 'ready' ? catalogue.hot : []} messages={messages} />;
}

function Row({ title, games, messages }: Props & { title: string; games: readonly CatalogueGame[] }) {
  if (games.length === 0) return null;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-base">{title}</h2>
      <GameGrid games={games} messages={messages} />
    </section>
  );
}
