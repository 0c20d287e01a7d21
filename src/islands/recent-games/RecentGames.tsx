import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { pageLanguage } from '@/lib/browser/page/page';
import { addressIn } from '@/lib/domain/site/address';
import { recentGames } from '@/lib/stores/games/remembered-games';
import { GamePicture } from '../games/GamePicture';
import type { FinderMessages } from '../search/search-messages';

/** The games this device's player played last; a tap plays one again (`components/catalogue/tile-taps.ts`). Island: the device alone knows them. */
export function RecentGames({ messages }: { messages: FinderMessages }) {
  const games = useStore(recentGames.$games);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="recent">
      <h2 id={titleId}>{messages.recent}</h2>
      {games.length === 0 && <p>{messages.recentEmpty}</p>}
      <ul>
        {games.map((game) => (
          <li key={`${game.providerId}/${game.code}`}>
            <a href={addressIn(pageLanguage(), '/slots')} data-provider={game.providerId} data-game={game.code}>
              <span className="sr-only">{messages.play}</span>
              <span className="recent-art">
                <GamePicture picture={game.picture} />
              </span>
              <span className="name" translate="no">
                {game.name}
              </span>
              <span className="by" translate="no">
                {game.providerName}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
