import type { Business } from './business.ts';
import { readGames } from './games.ts';
import { readJson, readText } from './read-data.ts';
import { BonusTerms, DepositChannels, Players, Promotions, Providers, SearchEntries, Settings } from './schemas.ts';

/** Keys of the help pages in the site settings. */
const HELP_KEYS = ['responsible-gaming', 'deposit', 'term-and-condition', 'privacy-policy'];

/**
 * Reads the invented business that the sandbox plays out of `data/`.
 * @throws CommandError naming the file and the place that is wrong
 */
export function readDipnodi(): Business {
  const settings = readJson('settings.json', Settings);
  const providers = readJson('catalogue/providers.json', Providers);
  const promotions = readJson('promotions/promotions.json', Promotions);
  const codes = settings.languages.map(({ code }) => code);

  return {
    settings,
    searchEntries: codes.flatMap((language) => readJson(`search-entries/${language}.json`, SearchEntries)),
    providers,
    games: readGames(providers),
    promotions: promotions.map((promotion) => ({ ...promotion, content: readText(`promotions/${promotion.id}.html`) })),
    bonusTerms: readJson('promotions/bonus-terms.json', BonusTerms),
    help: byKey(HELP_KEYS, (key) => byKey(codes, (language) => readText(`help/${language}/${key}.html`))),
    players: readJson('players.json', Players),
    depositChannels: readJson('deposit-channels.json', DepositChannels),
  };
}

function byKey<Value>(keys: readonly string[], read: (key: string) => Value): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)]));
}
