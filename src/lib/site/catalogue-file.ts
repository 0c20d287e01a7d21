import { type Catalogue, type CatalogueGame, gameKey } from '../domain/games/catalogue.ts';
import { GROUP_ROUTES, type ProviderGroup, slotRoute } from '../domain/games/game.ts';
import { toCatalogueGame } from '../domain/games/picture-text.ts';
import { firstPages, providers, settings } from './snapshot.ts';

/** In the order of popularity. */
const GROUPS = ['slot', 'live_casino', 'sport', 'mobile_slot'] as const satisfies ProviderGroup[];

/** The catalogue that the search uses: each provider once, its first games, and the hot games. */
export function catalogueFile(): Catalogue {
  const all = GROUPS.flatMap((group) =>
    providers[group].map(({ id, name, slug }) => ({
      id,
      name,
      route: group === 'slot' ? slotRoute({ slug }) : GROUP_ROUTES[group],
    })),
  );
  const listed = all.filter(({ id }, index) => index === all.findIndex((other) => other.id === id));
  const games = new Map<string, CatalogueGame>();
  for (const game of [...firstPages.flatMap((page) => page.games), ...settings.hotGames].flatMap(
    (game) => toCatalogueGame(game) ?? [],
  ))
    games.set(gameKey(game), games.get(gameKey(game)) ?? game);
  const gamesOf = (id: string) => [...games.values()].filter(({ providerId }) => providerId === id);
  const hot = settings.hotGames.filter(({ providerId }) =>
    listed.some(({ id }) => id === providerId),
  );
  return {
    providers: listed,
    games: listed.flatMap(({ id }) => gamesOf(id)),
    hot: hot.flatMap(({ providerId, code = '' }) => games.get(gameKey({ providerId, code })) ?? []),
  };
}
