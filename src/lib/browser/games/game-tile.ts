import type { Playable } from '../../domain/games/game.ts';

/** What a tile of the page stands for, as its markup says. */
export function readGameTile(tile: HTMLElement): Playable {
  const text = (selector: string) => tile.querySelector(selector)?.textContent?.trim();
  const { provider = '', game: code } = tile.dataset;
  const name = text('.name') ?? '';
  const picture = tile.querySelector('img')?.getAttribute('src');
  return { name, providerId: provider, providerName: text('.by') ?? name, ...(code && { code }), ...(picture && { picture }) };
}
