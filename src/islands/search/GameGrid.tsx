import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import type { Messages } from '@/content/messages/messages';
import { pageAddress } from '@/lib/browser/page/page-language';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import { $builtCatalogue } from '@/lib/stores/games/built-catalogue';
import { showTiles } from '../games/filled-tile';
import { createTile, tileWithStar } from './found-tiles';

interface Props {
  games: readonly CatalogueGame[];
  messages: Messages['search'];
}

/** Games in the search's columns, drawn as on its first screen. */
export function GameGrid({ games, messages }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const template = createTile(pageAddress('/slots'), messages);
    if (list.current) showTiles(list.current, games, (game) => tileWithStar(template, game));
  }, [games, messages]);
  return <ul ref={list} className="tile-grid search-grid" />;
}

/** The hot games, where nothing was found. */
export function HotGames({ messages }: { messages: Messages['search'] }) {
  const hot = useStore($builtCatalogue)?.hot ?? [];
  if (hot.length === 0) return null;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-base">{messages.hot}</h2>
      <GameGrid games={hot} messages={messages} />
    </section>
  );
}
