import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_BRAND_NAME, LANGUAGES } from '../../../src/lib/config.ts';
import type { Snapshot } from './write.ts';

/**
 * How much a snapshot holds of each kind, by a name for messages. What a language has of its own is counted, because pages show English where it
 * has nothing, and then there are as many of them as before.
 * @param folder of the snapshot
 */
export async function contentCounts(folder: string): Promise<Record<string, number>> {
  const read = async <Name extends keyof Snapshot>(name: Name) =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as Snapshot[Name];
  const [settings, providers, games, promotions, help] = await Promise.all([
    read('settings'),
    read('providers'),
    read('games'),
    read('promotions'),
    read('help'),
  ]);
  const ofPromotions = LANGUAGES.map((language) => {
    const shown = promotions.filter(
      (promotion) => !promotion.language || promotion.language === language,
    );
    return [`promotions in ${language}`, shown.length] as const;
  });
  const ofHelp = Object.entries(help).flatMap(([key, texts]) =>
    Object.keys(texts).map((language) => [`help texts "${key}" in ${language}`, 1] as const),
  );
  // One each, since an operator may well show one banner where there were three.
  const { brand, banners, contacts, hotGames } = settings;
  const ofSettings = {
    'brand names': brand.name !== DEFAULT_BRAND_NAME,
    'brand logos': brand.logo !== undefined,
    'rows of banners': banners.length > 0,
    'lists of contacts': Object.keys(contacts).length > 0,
    'rows of hot games': hotGames.length > 0,
  };
  return Object.fromEntries([
    ...Object.entries(providers).map(
      ([group, list]) => [`${group} providers`, list.length] as const,
    ),
    ['providers with games', games.filter((page) => page.games.length > 0).length],
    ['banks', settings.banks.length],
    ...Object.entries(ofSettings).map(([name, isThere]) => [name, isThere ? 1 : 0] as const),
    ...ofPromotions,
    ...ofHelp,
  ]);
}
