import depositChannels from '../data/deposit-channels.json' with { type: 'json' };
import players from '../data/players.json' with { type: 'json' };
import bonusTerms from '../data/promotions/bonus-terms.json' with { type: 'json' };
import promotions from '../data/promotions/promotions.json' with { type: 'json' };
import settings from '../data/settings.json' with { type: 'json' };
import { games, providers } from './games.ts';
import { readJson, readText } from './read-data.ts';

const HELP_KEYS = ['responsible-gaming', 'deposit', 'term-and-condition', 'privacy-policy'];

const codes = settings.languages.map(({ code }) => code);

function byKey<Value>(
  keys: readonly string[],
  read: (key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)]));
}

/** The invented business that the sandbox plays: everything that a new database is filled with. Amounts are in sen. */
export const business = {
  settings,
  searchEntries: codes.flatMap((language) => readJson<object[]>(`search-entries/${language}.json`)),
  providers,
  games,
  /** HTML, as an operator's editor would leave it. */
  promotions: promotions.map((promotion) => ({
    ...promotion,
    content: readText(`promotions/${promotion.id}.html`),
  })),
  bonusTerms,
  /** HTML by help key and language. */
  help: byKey(HELP_KEYS, (key) =>
    byKey(codes, (language) => readText(`help/${language}/${key}.html`)),
  ),
  players,
  depositChannels,
};

export type Business = typeof business;
export type SeedPlayer = Business['players'][number];
