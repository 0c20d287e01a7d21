import type { Playable } from '../../domain/games/game.ts';

/** The game, or the provider's lobby, that a tile on the page stands for: read from its data attributes and its texts. */
export function readGameTile(tile: HTMLElement): Playable {
  const text = (selector: string) => tile.querySelector(selector)?.textContent?.trim();
  const { provider = '', game: code } = tile.dataset;
  const name = text('[data-name]') ?? '';
  const picture = tile.querySelector('img')?.getAttribute('src');
  return {
    name,
    providerId: provider,
    providerName: text('[data-provider-name]') ?? name,
    ...(code && { code }),
    ...(picture && { picture }),
  };
}
