import { atom, computed, type ReadableAtom, readonlyType } from 'nanostores';
import { runOnce } from '../../browser/run-once.ts';
import { type CatalogueGame, type CatalogueProvider, includesGame } from '../../domain/games/catalogue.ts';
import { type GamePages, parseSavedPages } from '../../domain/games/game-pages.ts';
import { toCatalogueGame } from '../../domain/games/picture-text.ts';
import { createGameIndex } from '../../search/game-index.ts';
import { phoneticKey, searchWords } from '../../search/phonetic-key.ts';
import { $catalogue, addGames, type CatalogueState, loadCatalogue } from './catalogue.ts';
import { $gameList } from './game-list.ts';
import { readAllSavedGameLists } from './saved-game-list.ts';
import { favourites } from './stored-games.ts';

export interface SearchQuery {
  text: string;
  /** All games, only favourites, or only the games of one provider. */
  scope: 'all' | 'favourites' | { providerId: string };
  sortsByName: boolean;
}

const EMPTY: SearchQuery = { text: '', scope: 'all', sortsByName: false };
/** Shorter keys match too many names. */
const MIN_PHONETIC_LENGTH = 3;

/** Makes the store of a search among all games. */
export function createSearch($catalogue: ReadableAtom<CatalogueState>) {
  const $query = atom<SearchQuery>(EMPTY);
  const index = createGameIndex();
  const $indexed = computed($catalogue, (state) => {
    if (state.status === 'ready') index.add(state.games);
    return state;
  });

  function setSearchQuery(change: Partial<SearchQuery>): void {
    $query.set({ ...$query.get(), ...change });
  }

  /** The best first, or by name; undefined while the query is empty. */
  const $foundGames = computed([$indexed, $query, favourites.$games], (state, query, liked): CatalogueGame[] | undefined => {
    if (state.status !== 'ready' || isEmpty(query)) return undefined;
    const { text, scope, sortsByName } = query;
    const all = scope === 'favourites' ? liked : state.games;
    const found = (hasWords(text) ? index.find(text) : all).filter((game) =>
      typeof scope === 'object' ? game.providerId === scope.providerId : scope === 'all' || includesGame(liked, game),
    );
    return sortsByName ? found.sort(compareNames) : found;
  });

  /** Providers whose name starts with the words of the query, or the one that it is limited to. */
  const $foundProviders = computed([$catalogue, $query], (state, { text, scope }): CatalogueProvider[] => {
    if (state.status !== 'ready') return [];
    if (typeof scope === 'object') return state.providers.filter(({ id }) => id === scope.providerId);
    if (!hasWords(text) || scope === 'favourites') return [];
    return state.providers.filter(({ name }) => matchesName(name, searchWords(text)));
  });

  const $providersWithGames = computed($catalogue, (state): CatalogueProvider[] => {
    if (state.status !== 'ready') return [];
    const ids = new Set(state.games.map(({ providerId }) => providerId));
    return state.providers.filter(({ id }) => ids.has(id));
  });

  return { $searchQuery: readonlyType($query), setSearchQuery, $foundGames, $foundProviders, $providersWithGames };
}

function isEmpty({ text, scope, sortsByName }: SearchQuery): boolean {
  return !hasWords(text) && scope === 'all' && !sortsByName;
}

function hasWords(text: string): boolean {
  return searchWords(text).length > 0;
}

/** Whether each word starts a part of the name, or the name written as one word, by spelling or by sound. */
function matchesName(name: string, words: readonly string[]): boolean {
  const parts = [...searchWords(name), searchWords(name).join('')];
  return words.every((word) =>
    parts.some((part) => part.startsWith(word) || (word.length >= MIN_PHONETIC_LENGTH && phoneticKey(part).startsWith(phoneticKey(word)))),
  );
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareNames(one: CatalogueGame, other: CatalogueGame): number {
  return collator.compare(one.name, other.name);
}

export const { $searchQuery, setSearchQuery, $foundGames, $foundProviders, $providersWithGames } = createSearch($catalogue);

/** Follows the games that are loaded after the build's, on this page and on the others of this visit, and favourites, which an earlier visit may have loaded. */
export const loadSearched = runOnce(async () => {
  const isLoaded = await loadCatalogue();
  if (!isLoaded) return false;
  const add = (list: Pick<GamePages, 'pages'> | undefined) =>
    addGames(list?.pages.flat().flatMap((game) => toCatalogueGame(game) ?? []) ?? []);
  for (const text of readAllSavedGameLists()) add(parseSavedPages(text));
  $gameList.subscribe(add);
  favourites.$games.subscribe(addGames);
  return true;
}, Boolean);
