import type { Game } from '@/lib/domain/games/game';
import type { GamesMessages } from './games-messages';

interface Props {
  game: Game;
  messages: Pick<GamesMessages, 'play'>;
  /** Where those go who open it in another tab. */
  href: string;
}

/**
 * A slot's tile, the same as the page's own (components/catalogue/GameTile.astro), whose tap it shares. One without a code leads to its provider's
 * games, which is this page (spec section 4, Game launch).
 */
export function GameTile({ game, messages, href }: Props) {
  return (
    <a href={href} className="tile group" data-provider={game.providerId} data-game={game.code}>
      <span className="art aspect-3/4">
        {game.image?.kind === 'remote' && (
          <img src={game.image.url} alt="" width="600" height="800" loading="lazy" decoding="async" className="size-full object-cover" />
        )}
        <span className="play">
          <svg className="size-5 shrink-0" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4.5v15l12-7.5z" />
          </svg>
          {messages.play}
        </span>
      </span>
      <span className="name" translate="no">
        {game.name}
      </span>
      <span className="by" translate="no">
        {game.providerName}
      </span>
    </a>
  );
}
