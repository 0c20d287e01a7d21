import type { Playable, Provider } from './game.ts';

/** A game that can be searched, stored on the device and played again. */
export interface CatalogueGame extends Playable {
  code: string;
}

export type CatalogueProvider = Pick<Provider, 'id' | 'name'> & { route: string };

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

/** A picture's stem or address, but none that is in its address, which may be large, and no script. */
const STORED_PICTURE = /^([\w-]+$|\/media\/|https?:)/;

/** A game as it is stored on the device: only the known fields, and an empty code for a lobby. */
export function toStoredGame({
  name,
  code = '',
  providerId,
  providerName,
  picture,
}: Playable): CatalogueGame {
  return {
    name,
    code,
    providerId,
    providerName,
    ...(picture && STORED_PICTURE.test(picture) && { picture }),
  };
}

/** Reads a game that was stored; undefined where it is none, since anybody can write to storage. */
export function parseStoredGame(value: unknown): CatalogueGame | undefined {
  const {
    name,
    code = '',
    providerId,
    providerName,
    picture = '',
  } = (value ?? {}) as Record<keyof CatalogueGame, unknown>;
  const isGame = [name, code, providerId, providerName, picture].every(
    (text) => typeof text === 'string',
  );
  return isGame ? toStoredGame(value as CatalogueGame) : undefined;
}
