import { writeSessionItem } from '../../browser/storage/session-storage.ts';
import { WANTED_GAME_KEY } from '../../browser/storage/storage-keys.ts';
import type { Playable } from '../../domain/games/game.ts';

/** The game, or the provider's lobby, that a tile on the page stands for: read from its data attributes and its texts, or those of its list. */
export function readGameTile(tile: HTMLElement): Playable {
  const text = (selector: string) => tile.querySelector(selector)?.textContent?.trim();
  const { provider = '', game: code, picture } = tile.dataset;
  const name = text('.tile-name') ?? '';
  return {
    name,
    providerId: provider,
    providerName:
      text('.tile-provider') ?? tile.closest<HTMLElement>('[data-name]')?.dataset['name'] ?? name,
    ...(code && { code }),
    ...(picture && { picture }),
  };
}

/** Remembers the game of a tile that a guest tapped. What is done with it is in `take-wanted-game.ts`, which guests do not load. */
export function rememberWantedGame(tile: HTMLElement): void {
  writeSessionItem(WANTED_GAME_KEY, JSON.stringify(readGameTile(tile)));
}
