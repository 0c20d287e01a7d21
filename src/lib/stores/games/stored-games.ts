import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import { FAVOURITES_KEY, RECENT_KEY } from '../../browser/storage/storage-keys.ts';
import { stored } from '../../browser/storage/stored.ts';
import { type CatalogueGame, gameKey, includesGame, toStoredGame } from '../../domain/games/catalogue.ts';
import type { Playable } from '../../domain/games/game.ts';

/** Games stored on this device only, the newest first. */
export interface StoredGames {
  $games: ReadableAtom<readonly CatalogueGame[]>;
  /** Reads the stored games, and follows the other tabs from then on. */
  load: () => void;
  /** Puts a game first. */
  add: (game: Playable) => void;
  remove: (game: Playable) => void;
}

/** Makes a store of at most `limit` games under one key of local storage. It reads nothing before it is used. */
function createStoredGames({ key, limit }: { key: string; limit: number }): StoredGames {
  const $games = atom<readonly CatalogueGame[]>([]);
  let isLoaded = false;

  const item = stored<readonly CatalogueGame[]>(key, (games: unknown[]) => games.filter(isGame).map(toStoredGame));
  const read = () => $games.set(item.read() ?? []);
  const without = (game: CatalogueGame) => $games.get().filter((other) => gameKey(other) !== gameKey(game));

  function load(): void {
    if (isLoaded) return;
    isLoaded = true;
    read();
    item.onChange(read);
  }

  function write(games: readonly CatalogueGame[]): void {
    $games.set(games);
    item.write(games);
  }

  return {
    $games: readonlyType($games),
    load,
    add(game) {
      load();
      write([toStoredGame(game), ...without(toStoredGame(game))].slice(0, limit));
    },
    remove(game) {
      load();
      write(without(toStoredGame(game)));
    },
  };
}

function isGame(value: unknown): value is CatalogueGame {
  const game = value as Partial<Record<keyof CatalogueGame, unknown>> | null;
  const isText = (key: keyof CatalogueGame) => typeof game?.[key] === 'string';
  const hasSafePicture = game?.picture === undefined || (isText('picture') && /^([\w-]+$|\/media\/|https?:)/.test(String(game.picture)));
  return (['name', 'code', 'providerId', 'providerName'] as const).every(isText) && hasSafePicture;
}

/** Makes the store of the games that were marked with a star on this device. */
export function createFavourites(): StoredGames & { toggle: (game: Playable) => void } {
  const games = createStoredGames({ key: FAVOURITES_KEY, limit: 200 });
  return {
    ...games,
    toggle(game) {
      if (includesGame(games.$games.get(), game)) games.remove(game);
      else games.add(game);
    },
  };
}

export const favourites = createFavourites();

/** Makes the store of the games that were played last on this device. */
export function createRecentGames() {
  return createStoredGames({ key: RECENT_KEY, limit: 12 });
}

export const recentGames = createRecentGames();
