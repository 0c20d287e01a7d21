import type { Game } from '../domain/game.ts';
import type { Provider } from '../domain/provider.ts';
import { providers } from './snapshot.ts';

/** Route of a slot provider's games (spec section 2): `/slots/{code}`, `code` being its name, URL-encoded (decisions, 21). */
export function slotRoute(provider: Pick<Provider, 'slug'>): string {
  return `/slots/${encodeURIComponent(provider.slug)}`;
}

/** Where a game is found: its slot provider's page, else the provider's group. */
export function gameRoute(game: Game): string {
  const slot = providers.slot.find(({ id }) => id === game.providerId);
  if (slot) return slotRoute(slot);
  return providers.live_casino.some(({ id }) => id === game.providerId) ? '/casino' : '/sports';
}

/** Address of one promotion. */
export function promotionRoute({ slug }: { slug: string }): string {
  return `/promotion/${encodeURIComponent(slug)}`;
}
