import { type CatalogueFile, type CatalogueGame, gameKey, packCatalogue } from '../domain/games/catalogue.ts';
import type { ProviderGroup } from '../domain/games/game.ts';
import { pictureText, toCatalogueGame } from '../domain/games/picture-text.ts';
import { firstPages, providers, settings } from './snapshot.ts';

/** In the order of popularity. */
const GROUPS = ['slot', 'live_casino', 'sport', 'mobile_slot'] as const satisfies ProviderGroup[];

/** The catalogue that the search uses: each provider once, its first games, and the hot games. */
export function catalogueFile(): CatalogueFile {
  const all = GROUPS.flatMap((group) =>
    providers[group].map(({ id, name, slug, image }) => ({
      ...{ id, name, slug, group },
      ...(image && { picture: pictureText(image) }),
    })),
  );
  const ids = new Set<string>();
  const hot = settings.hotGames.flatMap((game) => toCatalogueGame(game) ?? []);
  const games = new Map<string, CatalogueGame>();
  for (const game of [...firstPages.flatMap((page) => page.games).flatMap((listed) => toCatalogueGame(listed) ?? []), ...hot])
    games.set(gameKey(game), games.get(gameKey(game)) ?? game);
  return packCatalogue({ providers: all.filter(({ id }) => !ids.has(id) && ids.add(id)), games: [...games.values()], hot });
}
