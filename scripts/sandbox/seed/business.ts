import banks from '../data/banks.json' with { type: 'json' };
import depositChannels from '../data/deposit-channels.json' with { type: 'json' };
import marquee from '../data/marquee.json' with { type: 'json' };
import players from '../data/players.json' with { type: 'json' };
import bonusTerms from '../data/promotions/bonus-terms.json' with { type: 'json' };
import promotions from '../data/promotions/promotions.json' with { type: 'json' };
import site from '../data/site.json' with { type: 'json' };
import { games, providers } from './games.ts';
import { pictureAddress } from './picture-address.ts';
import { readJson, readText } from './read-data.ts';

const HELP_KEYS = ['responsible-gaming', 'deposit', 'term-and-condition', 'privacy-policy'];

const codes = site.language.map(({ code }) => code);

/** The invented business that the sandbox plays, in the columns of the tables and in the names that `init` has. Amounts are in sen. */
export const business = {
  /** What `init` says of the site and the desk does not change. */
  site: {
    ...site,
    /** HTML, as an operator's editor would leave it. */
    page: Object.fromEntries(
      HELP_KEYS.map((key) => [
        key,
        codes.map((language) => ({ language, content: readText(`help/${language}/${key}.html`) })),
      ]),
    ),
    seo: codes.flatMap((language) => readJson<object[]>(`search-entries/${language}.json`)),
  },
  marquee,
  banks,
  providers,
  games,
  promotions: promotions.map(({ picture, ...promotion }) => ({
    ...promotion,
    image: pictureAddress('promotions', picture ?? promotion.id),
    content: readText(`promotions/${promotion.id}.html`),
    ...bonusTerms.find(({ bonus_family }) => bonus_family === promotion.bonus_family),
  })),
  players,
  depositChannels,
};

export type Business = typeof business;
export type SeedPlayer = Business['players'][number];
