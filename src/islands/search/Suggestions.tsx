import { useStore } from '@nanostores/react';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { $catalogue } from '@/lib/stores/games/catalogue';
import { favourites, recentGames } from '@/lib/stores/games/remembered-games';
import { FoundGame } from './FoundGame';
import type { FinderMessages } from './search-messages';

interface Props {
  dialog: HTMLDialogElement;
  messages: FinderMessages;
}

/** Before a letter is typed: what was played last, what is liked, what others play. */
export function Suggestions({ dialog, messages }: Props) {
  const recent = useStore(recentGames.$games).filter(({ code }) => code);
  const liked = useStore(favourites.$games);
  return (
    <>
      <Row title={messages.recent} games={recent.slice(0, 6)} dialog={dialog} messages={messages} />
      <Row title={messages.favourites} games={liked.slice(0, 6)} dialog={dialog} messages={messages} />
      <HotGames dialog={dialog} messages={messages} />
    </>
  );
}

export function HotGames({ dialog, messages }: Props) {
  const catalogue = useStore($catalogue);
  return <Row title={messages.hot} games={catalogue.status === 'ready' ? catalogue.hot : []} dialog={dialog} messages={messages} />;
}

function Row({ title, games, dialog, messages }: Props & { title: string; games: readonly CatalogueGame[] }) {
  if (games.length === 0) return null;
  return (
    <section className="finder-row">
      <h2>{title}</h2>
      <ul className="finder-grid">
        {games.map((game) => (
          <FoundGame key={`${game.providerId}/${game.code}`} game={game} dialog={dialog} messages={messages} />
        ))}
      </ul>
    </section>
  );
}
