import { atom, computed, readonlyType } from 'nanostores';
import { runOnce } from '../../browser/run-once.ts';
import type { CatalogueGame, CatalogueProvider } from '../../domain/games/catalogue.ts';
import { type GamePages, parseSavedPages } from '../../domain/games/game-pages.ts';
import { toCatalogueGame } from '../../domain/games/picture-text.ts';
import { createGameIndex } from '../../search/game-index.ts';
import { phoneticKey, searchWords } from '../../search/phonetic-key.ts';
import { $catalogue, addGames, loadCatalogue } from './catalogue.ts';
import { $gameList } from './game-list.ts';
import { readAllSavedGameLists } from './saved-game-list.ts';

/** Shorter keys match too many names. */
const MIN_PHONETIC_LENGTH = 3;

const $text = atom('');
const index = createGameIndex();
const $indexed = computed($catalogue, (state) => {
  if (state.status === 'ready') index.add(state.games);
  return state;
});

/** What is searched for among all games. */
export const $searchText = readonlyType($text);
export const setSearchText = (text: string) => $text.set(text);

/** The best first; undefined while nothing is typed. */
export const $foundGames = computed(
  [$indexed, $text],
  (state, text): CatalogueGame[] | undefined =>
    state.status === 'ready' && hasWords(text) ? index.find(text) : undefined,
);

/** Providers whose name starts with the words that are typed. */
export const $foundProviders = computed([$catalogue, $text], (state, text): CatalogueProvider[] =>
  state.status === 'ready' && hasWords(text)
    ? state.providers.filter(({ name }) => matchesName(name, searchWords(text)))
    : [],
);

function hasWords(text: string): boolean {
  return searchWords(text).length > 0;
}

/** Whether each word starts a part of the name, or the name written as one word, by spelling or by sound. */
function matchesName(name: string, words: readonly string[]): boolean {
  const parts = [...searchWords(name), searchWords(name).join('')];
  return words.every((word) =>
    parts.some(
      (part) =>
        part.startsWith(word) ||
        (word.length >= MIN_PHONETIC_LENGTH && phoneticKey(part).startsWith(phoneticKey(word))),
    ),
  );
}

/** Follows the games that are loaded after the build's, on this page and on the others of this visit. */
export const loadSearched = runOnce(async () => {
  const isLoaded = await loadCatalogue();
  if (!isLoaded) return false;
  const add = (list: Pick<GamePages, 'pages'> | undefined) =>
    addGames(list?.pages.flat().flatMap((game) => toCatalogueGame(game) ?? []) ?? []);
  for (const text of readAllSavedGameLists()) add(parseSavedPages(text));
  $gameList.subscribe(add);
  return true;
}, Boolean);
