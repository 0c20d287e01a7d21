import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageLanguage } from '@/lib/browser/page/page';
import { addressIn } from '@/lib/domain/site/address';
import { $gameList } from '@/lib/stores/games/game-list';

import { MoreGames } from './MoreGames';

/** The games of a provider that was added after the build and has no page yet (decisions, 21). Island: only the backend knows them. */
export function FoundProvider({ name, messages }: { name: string; messages: Messages['games'] }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const games = useStore($gameList);
  const isEmpty = games?.status === 'done' && games.pages.every((page) => page.length === 0);
  return (
    <div className="page-width py-4 lg:py-6">
      <h1 className="mt-2 mb-5 text-2xl" translate="no">
        {name}
      </h1>
      {isEmpty ? (
        <div className="flex flex-col items-start gap-4">
          <p className="text-lg font-bold">{messages.noGames}</p>
          <p className="text-muted">{messages.noGamesHint}</p>
          <a href={addressIn(pageLanguage(), '/slots')} className="button button-outline px-5">
            {messages.allSlots}
          </a>
        </div>
      ) : (
        <>
          <div className="@container">
            <ul ref={setList} className="tile-grid game-list" />
          </div>
          {list && <MoreGames list={list} ownTiles={0} messages={messages} />}
        </>
      )}
    </div>
  );
}
