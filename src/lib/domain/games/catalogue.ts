import type { Playable, Provider, ProviderGroup } from './game.ts';

/** A game that can be searched, stored on the device and played again. */
export interface CatalogueGame extends Playable {
  code: string;
}

export type CatalogueProvider = Pick<Provider, 'id' | 'name' | 'slug'> & { group: ProviderGroup; picture?: string };

/** All providers, and the first page of games of each. */
export interface Catalogue {
  providers: CatalogueProvider[];
  games: CatalogueGame[];
  /** The hot games, the most played first. */
  hot: CatalogueGame[];
}

type PackedGame = [name: string, code: string, picture?: string];

/** The catalogue as it is sent, with nothing repeated. `hot` holds indexes into the list of all games. */
export interface CatalogueFile {
  providers: [id: string, name: string, group: ProviderGroup, slug: string, picture: string, games: PackedGame[]][];
  hot: number[];
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

export function packCatalogue({ providers, games, hot }: Catalogue): CatalogueFile {
  const ordered = providers.flatMap(({ id }) => games.filter(({ providerId }) => providerId === id));
  const keys = ordered.map(gameKey);
  return {
    providers: providers.map(({ id, name, group, slug, picture = '' }) => [
      id,
      name,
      group,
      slug,
      picture,
      games
        .filter(({ providerId }) => providerId === id)
        .map((game): PackedGame => (game.picture ? [game.name, game.code, game.picture] : [game.name, game.code])),
    ]),
    hot: hot.map((game) => keys.indexOf(gameKey(game))).filter((index) => index >= 0),
  };
}

export function unpackCatalogue({ providers, hot }: CatalogueFile): Catalogue {
  const games = providers.flatMap(([providerId, providerName, , , , packed]) =>
    packed.map(([name, code, picture]): CatalogueGame => ({ name, code, providerId, providerName, ...(picture && { picture }) })),
  );
  return {
    providers: providers.map(([id, name, group, slug, picture]) => ({ id, name, group, slug, ...(picture && { picture }) })),
    games,
    hot: hot.flatMap((index) => games[index] ?? []),
  };
}
