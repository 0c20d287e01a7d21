import type { Playable, Provider, ProviderGroup } from './game.ts';

/** A game that can be searched, stored on the device and played again. */
export interface CatalogueGame extends Playable {
  code: string;
}

export type CatalogueProvider = Pick<Provider, 'id' | 'name' | 'slug'> & { group: ProviderGroup };

/** All providers, and the first page of games of each. */
export interface Catalogue {
  providers: CatalogueProvider[];
  games: CatalogueGame[];
  /** The hot games, the most played first. */
  hot: CatalogueGame[];
}

/** Identifies a game among those of all providers. */
export function gameKey({ providerId, code }: Pick<CatalogueGame, 'providerId' | 'code'>): string {
  return `${providerId}/${code}`;
}

/** A game as it is stored on the device: only the known fields, an empty code for a lobby, and no picture that is in its address, which may be large. */
export function toStoredGame({ name, code = '', providerId, providerName, picture }: Playable): CatalogueGame {
  return { name, code, providerId, providerName, ...(picture && !picture.startsWith('data:') && { picture }) };
}

/** Whether a game is among stored ones. */
export function includesGame(games: readonly CatalogueGame[], game: Playable): boolean {
  const key = gameKey(toStoredGame(game));
  return games.some((stored) => gameKey(stored) === key);
}
