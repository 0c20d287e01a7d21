import { memo } from 'react';
import * as icons from '@/assets/icons';
import type { Messages } from '@/content/messages/messages';
import type { Game } from '@/lib/domain/games/game';
import type { GamePages } from '@/lib/domain/games/game-pages';
import { Icon } from '../ui/Icon';
import { GameTile } from './GameTile';
import { TilePlaceholder } from './TilePlaceholder';

/** A game, or undefined for one that is being loaded. */
export type ListItem = Game | undefined;

interface Props {
  items: readonly ListItem[];
  /** Whether the first placeholder among the items is the first of the whole list. */
  hasFirstPlaceholder: boolean;
  error: string | undefined;
  onRetry: () => Promise<void>;
  messages: Messages['games'];
  /** Sportsbooks' games are rows. */
  variant?: 'list' | 'listRow';
}

/** A part of the list: tiles, then placeholders. Keys of placeholders are positions, so that a game replaces one and none moves. */
export const GameListItems = memo(
  ({ items, hasFirstPlaceholder, error, onRetry, messages, variant = 'list' }: Props) =>
    items.map((game, index) =>
      game ? (
        <li key={game.code ?? `${index} ${game.name}`} className="font-backend">
          {/* A sportsbook's row without a code opens its lobby, as in the page's HTML. */}
          <GameTile
            variant={variant}
            game={variant === 'listRow' ? { code: '', ...game } : game}
            picture={game.image}
            href={location.pathname}
          />
        </li>
      ) : (
        <TilePlaceholder
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are told apart by position only.
          key={`placeholder ${index}`}
          isRow={variant === 'listRow'}
          hasFailed={error !== undefined}
        >
          {/* Over the placeholders, so that nothing moves. */}
          {error && hasFirstPlaceholder && items.indexOf(undefined) === index && (
            <span
              role="alert"
              className="absolute inset-x-0 z-1 mt-8 grid justify-items-center gap-1 rounded-card bg-surface p-4"
            >
              <Icon path={icons.alert} />
              <span>{error}</span>
              <button type="button" onClick={() => void onRetry()} className="text-button">
                {messages.tryAgain}
              </button>
            </span>
          )}
        </TilePlaceholder>
      ),
    ),
  // A list only grows, so a part without placeholders stays as it is.
  (before, now) =>
    now.items.every(Boolean) &&
    before.items.length === now.items.length &&
    before.items.every((game, i) => game === now.items[i]),
);

/** What a list of games in the page says of itself: where the next ones begin, and the codes of those that are there. */
export function readGameList(list: HTMLElement): { start: GamePages; codes: string[] } {
  const { provider: id = '', name = '', total, pageSize } = list.dataset;
  return {
    start: {
      provider: { id, name },
      pages: [],
      nextPage: 1,
      total: Number(total),
      pageSize: Number(pageSize),
    },
    codes: [...list.querySelectorAll<HTMLElement>('[data-game]')].map(
      ({ dataset }) => dataset['game'] ?? '',
    ),
  };
}
