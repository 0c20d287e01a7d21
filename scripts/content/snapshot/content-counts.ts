import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/lib/config.ts';
import type { Snapshot } from './snapshot.ts';

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
    const shown = promotions.filter((promotion) => !promotion.language || promotion.language === language);
    return [`promotions in ${language}`, shown.length] as const;
  });
  const ofHelp = Object.entries(help).flatMap(([key, texts]) =>
    Object.keys(texts).map((language) => [`help texts "${key}" in ${language}`, 1] as const),
  );
  return Object.fromEntries([
    ...Object.entries(providers).map(([group, list]) => [`${group} providers`, list.length] as const),
    ['providers with games', games.filter((page) => page.games.length > 0).length],
    ['banks', settings.banks.length],
    ...ofPromotions,
    ...ofHelp,
  ]);
}
