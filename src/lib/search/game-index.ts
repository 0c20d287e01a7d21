import MiniSearch, { type Query } from 'minisearch';
import { type CatalogueGame, gameKey } from '../domain/games/catalogue.ts';
import { phoneticKey, searchWords } from './phonetic-key.ts';

/** A game as it is indexed; each field is a list of words separated by spaces. */
interface IndexedGame {
  id: string;
  name: string;
  provider: string;
  /** Phonetic keys of the name and of the provider. */
  nameSound: string;
  providerSound: string;
}

/** One wrong letter in four, two in nine; short words must be spelt right. */
const TYPOS = {
  fuzzy: (word: string) => word.length > 3 && 0.24,
  maxFuzzy: 2,
  prefix: true,
} as const;

const BENGALI = /[\u0980-\u09ff]/;

/** Finds games by a few letters of their name or provider, also misspelt or in Bengali. */
export function createGameIndex() {
  const gamesByKey = new Map<string, CatalogueGame>();
  const index = new MiniSearch<IndexedGame>({
    fields: ['name', 'provider', 'nameSound', 'providerSound'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    // Names have similar lengths, so the length of a field counts little.
    searchOptions: { bm25: { k: 1.2, b: 0.2, d: 0.5 } },
  });
  return {
    add(games: readonly CatalogueGame[]): void {
      for (const game of games) {
        const key = gameKey(game);
        if (gamesByKey.has(key)) continue;
        gamesByKey.set(key, game);
        index.add(toIndexedGame(game));
      }
    },
    /** The best first. */
    find(text: string): CatalogueGame[] {
      const words = searchWords(text);
      if (words.length === 0) return [];
      const search = (parts: string[]) =>
        index.search({ combineWith: 'AND', queries: parts.map(wordQuery) });
      const found = search(words);
      // A name may be one word where two are typed: Crazy777.
      return (found.length > 0 ? found : search([words.join('')])).flatMap(
        ({ id }) => gamesByKey.get(id) ?? [],
      );
    },
  };
}

function toIndexedGame(game: CatalogueGame): IndexedGame {
  const name = searchWords(game.name);
  const provider = searchWords(game.providerName);
  return {
    id: gameKey(game),
    name: joinWords(name),
    provider: joinWords(provider),
    nameSound: joinWords(name.map(phoneticKey)),
    providerSound: joinWords(provider.map(phoneticKey)),
  };
}

/** The words, and all of them as one word, as they are often typed. */
function joinWords(words: readonly string[]): string {
  return [...words, ...(words.length > 1 ? [words.join('')] : [])].join(' ');
}

function wordQuery(word: string): Query {
  const key = phoneticKey(word);
  const bySpelling = {
    queries: [word],
    fields: ['name', 'provider'],
    boost: { name: 4, provider: 2 },
    ...TYPOS,
  };
  const bySound = {
    ...TYPOS,
    queries: [key],
    fields: ['nameSound', 'providerSound'],
    boost: { providerSound: 0.5 },
    fuzzy: key.length > 4 && 0.2,
  };
  // One or two letters sound like too many names, unless they are all that is left of a Bengali word.
  return {
    combineWith: 'OR',
    queries: BENGALI.test(word) || key.length > 2 ? [bySpelling, bySound] : [bySpelling],
  };
}
