import type { Language } from '../config.ts';
import { type Game, GROUP_ROUTES, slotRoute } from '../domain/games/game.ts';
import { addressIn } from '../domain/site/address.ts';
import { providers, settings } from './snapshot.ts';

/** The page on which a game is: its slot provider's page, or else the page of its provider's group. */
export function gameRoute(game: Pick<Game, 'providerId'>): string {
  const slot = providers.slot.find(({ id }) => id === game.providerId);
  if (slot) return slotRoute(slot);
  const group = (['live_casino', 'mobile_slot', 'sport'] as const).find((name) =>
    providers[name].some(({ id }) => id === game.providerId),
  );
  return group ? GROUP_ROUTES[group] : '/slots';
}

/** Address of one promotion. */
export function promotionRoute({ slug }: { slug: string }): string {
  return `/promotion/${encodeURIComponent(slug)}`;
}

/** The addresses that the money forms link to, in a language. */
export const moneyLinks = (language: Language) => ({
  home: addressIn(language, '/'),
  transactions: addressIn(language, '/transaction'),
  bank: addressIn(language, '/bank'),
  support: settings.contacts.liveChat,
});
