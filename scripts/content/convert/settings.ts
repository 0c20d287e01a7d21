import type { InitData } from '../../../src/lib/api/replies/init-reply.ts';
import {
  DEFAULT_BRAND_DESCRIPTION,
  DEFAULT_BRAND_NAME,
  DEFAULT_LANGUAGE,
  DEFAULT_THEME,
  THEMES,
  type Theme,
} from '../../../src/lib/config.ts';
import { withoutRepeats } from '../../../src/lib/domain/repeats.ts';
import type {
  Bank,
  Mark,
  SeoEntry,
  SiteSettings,
} from '../../../src/lib/domain/site/site-settings.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Warn } from '../pull-log.ts';
import { announcementsOf } from './announcements.ts';
import { bannersOf } from './banners.ts';
import { compact } from './compact.ts';
import { contactsOf } from './contacts.ts';
import { gameOf } from './games.ts';
import { seoPath } from './seo-path.ts';
import { labelOf, oneLine, plainTexts } from './texts.ts';

interface Context {
  pictures: Pictures;
  warn: Warn;
}

function themeOf(sent: string | undefined, warn: Warn): Theme {
  const theme = THEMES.find((known) => known.toLowerCase() === sent?.toLowerCase());
  if (sent && !theme)
    warn(`init.data.theme: "${sent.slice(0, 40)}" is not known; ${DEFAULT_THEME} is used`);
  return theme ?? DEFAULT_THEME;
}

function seoOf(rows: InitData['seo'], warn: Warn): SeoEntry[] {
  return rows.flatMap(({ url, ...texts }) => {
    const path = seoPath(url);
    if (path === undefined)
      warn(`init.data.seo: url "${url.slice(0, 60)}" is not a path or an http address; left out`);
    const lines = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, text && oneLine(text, 500)]),
    ) as typeof texts;
    return path === undefined ? [] : [compact({ path, ...lines })];
  });
}

async function marksOf(
  field: 'partner_logo' | 'payment_logo',
  init: InitData,
  { pictures }: Context,
): Promise<Mark[]> {
  const marks = init[field].map(async (row) => {
    const image = await pictures.picture(
      row.image,
      'mark',
      labelOf(`init.data.${field}`, row.name),
    );
    return image ? [{ name: oneLine(row.name), image }] : [];
  });
  return (await Promise.all(marks)).flat();
}

async function hotGamesOf(init: InitData, { pictures, warn }: Context) {
  const games = init.hot_game.map(async (row) => {
    const where = labelOf('init.data.hot_game', row.name);
    const { providerId, providerName } = row;
    if (providerId && providerName)
      return [await gameOf(row, { id: providerId, name: providerName }, where, pictures)];
    warn(`${where}: expected provider_id and provider_name, got nothing; left out`);
    return [];
  });
  return (await Promise.all(games)).flat();
}

async function brandOf(init: InitData, { pictures }: Context): Promise<SiteSettings['brand']> {
  const description = plainTexts(init.brand_desc);
  const [logo, icons] = await Promise.all([
    pictures.picture(init.brand_logo, 'logo', 'init.data.brand_logo'),
    init.brand_favicon ? pictures.icons(init.brand_favicon, 'init.data.brand_favicon') : undefined,
  ]);
  return compact({
    name: oneLine(init.brand_name ?? '', 100) || DEFAULT_BRAND_NAME,
    logo,
    icons,
    description: { [DEFAULT_LANGUAGE]: DEFAULT_BRAND_DESCRIPTION, ...description },
  });
}

function banksOf(rows: readonly Bank[], warn: Warn): Bank[] {
  const unique = withoutRepeats(
    rows,
    ({ id }) => id,
    ({ id, name }) => warn(`${labelOf('bank', name)}: id ${id} is taken; left out`),
  );
  return unique.map(({ id, name }) => ({ id, name: oneLine(name) }));
}

/** The site settings without `pictureOrigins`, which depend on the complete snapshot. */
export async function settingsOf(
  init: InitData,
  banks: readonly Bank[],
  context: Context,
): Promise<Omit<SiteSettings, 'pictureOrigins'>> {
  const [brand, banners, hotGames, partners, payments] = await Promise.all([
    brandOf(init, context),
    bannersOf(init.banner, context.pictures, context.warn),
    hotGamesOf(init, context),
    marksOf('partner_logo', init, context),
    marksOf('payment_logo', init, context),
  ]);
  return {
    brand,
    theme: themeOf(init.theme, context.warn),
    marquee: plainTexts(init.marquee),
    announcements: announcementsOf(init),
    contacts: contactsOf(init.contact_us, context.warn),
    seo: seoOf(init.seo, context.warn),
    banners,
    hotGames,
    partners,
    payments,
    banks: banksOf(banks, context.warn),
  };
}
