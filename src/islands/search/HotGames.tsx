import { useStore } from '@nanostores/react';
import type { Messages } from '@/content/messages/messages';
import { $catalogue } from '@/lib/stores/games/catalogue';
import { GameGrid } from './GameGrid';

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
