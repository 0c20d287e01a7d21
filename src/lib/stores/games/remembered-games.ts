import { atom, type ReadableAtom, readonlyType } from 'nanostores';
import { readItem, writeItem } from '../../browser/storage/local-storage.ts';
import { FAVOURITES_KEY, RECENT_KEY } from '../../browser/storage/storage-keys.ts';
import { type CatalogueGame, gameKey } from '../../domain/games/catalogue.ts';
import type { Playable } from '../../domain/games/game.ts';

/** Games that this device remembers, the newest first. They stay with the device, and nobody is told of them. */
interface KeptGames {
  $games: ReadableAtom<readonly CatalogueGame[]>;
  /** Reads what is remembered, and follows the other tabs. */
  load: () => void;
  /** Puts a game first. */
  put: (game: Playable) => void;
  remove: (game: Playable) => void;
}

export const favourites = keptGames(FAVOURITES_KEY, 200);
export const recentGames = keptGames(RECENT_KEY, 12);

/** Likes a game, or likes it no more. */
export function toggleFavourite(game: Playable): void {
  if (isAmong(favourites.$games.get(), game)) favourites.remove(game);
  else favourites.put(game);
}

export function isAmong(games: readonly CatalogueGame[], game: Playable): boolean {
  const key = gameKey(kept(game));
  return games.some((known) => gameKey(known) === key);
}

function keptGames(storageKey: string, most: number): KeptGames {
  const $games = atom<readonly CatalogueGame[]>([]);
  let isLoaded = false;
  const read = () => $games.set(stored(readItem(storageKey)));
  const without = (game: CatalogueGame) => $games.get().filter((known) => gameKey(known) !== gameKey(game));
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    read();
    addEventListener('storage', ({ key }) => (key === storageKey || key === null) && read());
  };
  const write = (games: readonly CatalogueGame[]) => {
    $games.set(games);
    writeItem(storageKey, JSON.stringify(games));
  };
  return {
    $games: readonlyType($games),
    load,
    put(game) {
      load();
      write([kept(game), ...without(kept(game))].slice(0, most));
    },
    remove(game) {
      load();
      write(without(kept(game)));
    },
  };
}

/** A lobby has no code. */
function kept({ name, code = '', providerId, providerName, picture }: Playable): CatalogueGame {
  return { name, code, providerId, providerName, ...(picture && { picture }) };
}

/** Storage is anybody's to write: only what looks like games counts. */
function stored(text: string | undefined): CatalogueGame[] {
  try {
    const games: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(games) ? games.filter(isGame).map(kept) : [];
  } catch {
    return [];
  }
}

function isGame(value: unknown): value is CatalogueGame {
  const game = value as Partial<Record<keyof CatalogueGame, unknown>> | null;
  const isText = (key: keyof CatalogueGame) => typeof game?.[key] === 'string';
  const hasPicture = game?.picture === undefined || (isText('picture') && /^([\w-]+$|\/media\/|https?:)/.test(String(game.picture)));
  return (['name', 'code', 'providerId', 'providerName'] as const).every(isText) && hasPicture;
}
