import { DEFAULT_BRAND_NAME, LANGUAGES } from '../../../src/lib/config.ts';
import { readSnapshot } from './read.ts';

/**
 * How much a snapshot holds of each kind, by a name for messages. What a language has of its own is counted, because pages show English where it
 * has nothing, and then there are as many of them as before.
 * @param folder of the snapshot
 */
export async function contentCounts(folder: string): Promise<Record<string, number>> {
  const { settings, providers, games, promotions, help } = await readSnapshot(folder);
  const { brand, banners, contacts, hotGames, banks } = settings;
  const counts: Record<string, number> = {
    'providers with games': games.filter((page) => page.games.length > 0).length,
    banks: banks.length,
    // One each, since an operator may well show one banner where there were three.
    'brand names': Number(brand.name !== DEFAULT_BRAND_NAME),
    'brand logos': Number(brand.logo !== undefined),
    'rows of banners': Number(banners.length > 0),
    'lists of contacts': Number(Object.keys(contacts).length > 0),
    'rows of hot games': Number(hotGames.length > 0),
  };
  for (const [group, list] of Object.entries(providers)) counts[`${group} providers`] = list.length;
  for (const one of LANGUAGES)
    counts[`promotions in ${one}`] = promotions.filter(
      ({ language }) => !language || language === one,
    ).length;
  for (const [key, texts] of Object.entries(help))
    for (const language of Object.keys(texts)) counts[`help texts "${key}" in ${language}`] = 1;
  return counts;
}
