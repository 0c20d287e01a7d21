import type { Subjects } from '../art/draw.ts';
import type { Business } from './business.ts';
import { readGames } from './games.ts';
import { readJson, readText } from './read-data.ts';
import { Providers } from './schemas/catalogue.ts';
import { DepositChannels, Players } from './schemas/players.ts';
import { BonusTerms, Promotions } from './schemas/promotions.ts';
import { Marks, SearchEntries, Settings } from './schemas/site.ts';

/** Keys of the help pages in the site settings (spec section 2). */
const HELP_KEYS = ['responsible-gaming', 'deposit', 'term-and-condition', 'privacy-policy'];
/** Between the marquee's messages. */
const SEPARATOR = ' • ';

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/**
 * Reads the invented business that the sandbox plays, and what its pictures are drawn from, out of `data/`.
 * @throws CommandError naming the file and the place that is wrong
 */
export function readDipnodi(): { business: Business; subjects: Subjects } {
  const { marquee, ...settings } = readJson('settings.json', Settings);
  const marks = readJson('marks.json', Marks);
  const providers = readJson('catalogue/providers.json', Providers);
  const games = readGames(providers);
  const promotions = readJson('promotions/promotions.json', Promotions);
  const codes = settings.languages.map(({ code }) => code);

  const business = {
    settings: {
      ...settings,
      marquee: Object.fromEntries(Object.entries(marquee).map(([language, messages]) => [language, messages.join(SEPARATOR)])),
      partners: names(marks.partners),
      payments: names(marks.payments),
      searchEntries: codes.flatMap((language) => readJson(`search-entries/${language}.json`, SearchEntries)),
    },
    providers,
    games,
    promotions: promotions.map((promotion) => ({ ...promotion, content: readText(`promotions/${promotion.id}.html`) })),
    bonusTerms: readJson('promotions/bonus-terms.json', BonusTerms),
    help: byKey(HELP_KEYS, (key) => byKey(codes, (language) => readText(`help/${language}/${key}.html`))),
    players: readJson('players.json', Players),
    depositChannels: readJson('deposit-channels.json', DepositChannels),
  };
  const { brandName, banners } = settings;
  return { business, subjects: { brandName, banners, games, providers, promotions, ...marks } };
}

function byKey<Value>(keys: readonly string[], read: (key: string) => Value): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)]));
}
