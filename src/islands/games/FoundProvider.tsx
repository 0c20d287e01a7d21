import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Messages } from '@/content/messages/messages';
import { brandName } from '@/lib/browser/page/brand-name';
import { pageLanguage } from '@/lib/browser/page/page-language';
import type { Language } from '@/lib/config';
import { addressIn, PLAY_HASH, routeOfPath } from '@/lib/domain/site/address';
import { findProvider } from '@/lib/stores/games/found-provider';
import { $gameList, openPageList } from '@/lib/stores/games/game-list';
import { loadMessages } from '../load-messages';
import { mountLate } from '../mount-late';
import { MoreGames } from './MoreGames';

/** The games of a provider that was added after the build and has no page yet. Island: only the backend knows them. */
function FoundProvider({ name, messages }: { name: string; messages: Messages['games'] }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const games = useStore($gameList);
  const isEmpty = games?.status === 'done' && games.pages.every((page) => page.length === 0);
  return (
    <div className="page-width py-4 lg:py-6">
      <h1 className="font-backend mt-2 mb-5 text-2xl" translate="no">
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
            <ul ref={setList} className="game-list" data-name={name} />
          </div>
          {list && <MoreGames list={list} ownTiles={0} messages={messages} />}
        </>
      )}
    </div>
  );
}

/** Shows a provider's games in `place` of "page not found", if the backend knows a slot provider of that name; otherwise the page stays as it is. */
export async function mountFoundProvider(place: HTMLElement, code: string): Promise<void> {
  // The texts are loaded with the question, so that they are here when it is answered.
  const [provider] = await Promise.all([findProvider(code), loadMessages('games')]);
  if (!provider) return;
  const scroll = openPageList({ provider, pages: [], nextPage: 0, total: undefined, pageSize: 1 });
  // The page that was not found could not say to which games the login leads back, nor where they are in other languages.
  const next = String(new URLSearchParams({ next: location.pathname + PLAY_HASH }));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#login-first a'))
    link.search = next;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-choose-language]'))
    link.pathname = addressIn(
      link.dataset['chooseLanguage'] as Language,
      routeOfPath(location.pathname),
    );
  // React takes out what the place had, once its own is here.
  await mountLate({
    place,
    messages: 'games',
    render: (messages) => <FoundProvider name={provider.name} messages={messages} />,
  });
  document.title = `${provider.name} · ${brandName()}`;
  scroll();
}
