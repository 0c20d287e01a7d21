import MiniSearch, { type Query } from 'minisearch';
import { type CatalogueGame, gameKey } from '../domain/games/catalogue.ts';
import { bengaliMeanings, normalizeBengali } from './bengali-words.ts';
import { phoneticKey, searchWords } from './phonetic-key.ts';

/** What is looked through, field by field, as words with spaces between. */
interface Entry {
  id: string;
  name: string;
  maker: string;
  /** Name and maker as they sound. */
  sound: string;
  makerSound: string;
  /** What the name means, in Bengali. */
  meaning: string;
}

/** Finds games by a few letters of their name or maker, misspelt or in Bengali. */
export interface GameIndex {
  /** Answers with those that are new. */
  add: (games: readonly CatalogueGame[]) => CatalogueGame[];
  /** Best first. */
  find: (text: string) => CatalogueGame[];
}

/** A letter wrong in four, two in nine; short words must be right. */
const TYPOS = { fuzzy: (word: string) => word.length > 3 && 0.24, maxFuzzy: 2, prefix: true } as const;

export function createGameIndex(): GameIndex {
  const games = new Map<string, CatalogueGame>();
  const index = new MiniSearch<Entry>({
    fields: ['name', 'maker', 'sound', 'makerSound', 'meaning'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    // Most names are as long as the others: what counts is how well a word fits.
    searchOptions: { bm25: { k: 1.2, b: 0.2, d: 0.5 } },
  });
  return {
    add(more) {
      const fresh = more.filter((game) => {
        const isNew = !games.has(gameKey(game));
        if (isNew) games.set(gameKey(game), game);
        return isNew;
      });
      index.addAll(fresh.map(entryOf));
      return fresh;
    },
    find(text) {
      const words = searchWords(text);
      if (words.length === 0) return [];
      const found = index.search({ combineWith: 'AND', queries: words.map(queryOf) });
      return found.flatMap(({ id }) => games.get(id) ?? []);
    },
  };
}

function entryOf(game: CatalogueGame): Entry {
  const name = searchWords(game.name);
  const maker = searchWords(game.providerName);
  return {
    id: gameKey(game),
    name: withWhole(name),
    maker: withWhole(maker),
    sound: withWhole(name.map(phoneticKey)),
    makerSound: withWhole(maker.map(phoneticKey)),
    meaning: name.flatMap(bengaliMeanings).join(' '),
  };
}

/** The words, and all in one piece, as they are typed in haste. */
function withWhole(words: readonly string[]): string {
  return [...words, ...(words.length > 1 ? [words.join('')] : [])].join(' ');
}

function queryOf(word: string): Query {
  const sound = phoneticKey(word);
  const isBengali = /[ঀ-৿]/.test(word);
  const asWritten: Query = isBengali
    ? { queries: [normalizeBengali(word)], fields: ['meaning'], ...TYPOS }
    : { queries: [word], fields: ['name', 'maker'], boost: { name: 4, maker: 2 }, ...TYPOS };
  const asHeard: Query = {
    queries: [sound],
    fields: ['sound', 'makerSound'],
    boost: { sound: isBengali ? 3 : 1, makerSound: isBengali ? 1 : 0.5 },
    ...TYPOS,
    fuzzy: sound.length > 4 && 0.2,
  };
  // A letter or two may sound like anything.
  return { combineWith: 'OR', queries: isBengali || sound.length > 2 ? [asWritten, asHeard] : [asWritten] };
}
