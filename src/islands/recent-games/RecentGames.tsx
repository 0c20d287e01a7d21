import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page';
import { gameKey } from '@/lib/domain/games/catalogue';
import { pictureFromText } from '@/lib/domain/games/picture-text';
import { addressIn } from '@/lib/domain/site/address';
import { recentGames } from '@/lib/stores/games/recent-games';
import { GameTile } from '../games/GameTile';

/** The games that were played last on this device. Island: only the device knows them. */
export function RecentGames({ messages }: { messages: Messages['search'] }) {
  const games = useStore(recentGames.$games);
  const section = useRef<HTMLElement>(null);
  const newest = games[0] && gameKey(games[0]);
  // A game that was just played stands first: the row that was scrolled goes back to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest game is what it waits for.
  useEffect(() => section.current?.querySelector('ul')?.scrollTo({ left: 0 }), [newest]);
  const titleId = useId();
  if (games.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-base">
        {messages.recent}
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 scrollbar-none gap-3 overflow-x-auto px-4">
        {games.map((game) => (
          <li key={`${game.providerId}/${game.code}`} className="flex-none snap-start">
            <GameTile
              look="recent"
              game={game}
              picture={game.picture ? pictureFromText(game.picture) : undefined}
              play={messages.play}
              href={addressIn(pageLanguage(), '/slots')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
