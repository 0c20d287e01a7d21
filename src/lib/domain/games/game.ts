import type { Picture } from '../picture.ts';

/** A game of a provider (spec section 3). */
export interface Game {
  name: string;
  /** Missing for a provider's lobby, which links to the provider's page or is launched without a code. */
  code?: string;
  providerId: string;
  providerName: string;
  image?: Picture;
}

/** What a tap on a tile launches: a game, or a provider's lobby, which has no code. */
export interface Playable extends Pick<Game, 'name' | 'code' | 'providerId' | 'providerName'> {
  /** The picture's stem in `/media` with the usual widths, or an address. */
  picture?: string;
}

/** The first page of a provider's games at the time of the pull. */
export interface FirstPage {
  providerId: string;
  games: Game[];
  /** Number of the provider's games; with `pageSize` it tells where the list ends (spec section 4, infinite scroll). */
  total: number;
  pageSize: number;
}

/** The groups of game providers in the site settings (spec section 3). */
export const PROVIDER_GROUPS = ['live_casino', 'slot', 'mobile_slot', 'sport'] as const;
export type ProviderGroup = (typeof PROVIDER_GROUPS)[number];

export interface Provider {
  id: string;
  name: string;
  /** The last part of its address (`/slots/{slug}`), not URL-encoded: the name, or a safe text in place of an unusual one. Unique, ignoring case. */
  slug: string;
  image?: Picture;
}

/** Route of a slot provider's games (spec section 2): `/slots/{code}`, `code` being its name, URL-encoded. */
export function slotRoute(provider: Pick<Provider, 'slug'>): string {
  return `/slots/${encodeURIComponent(provider.slug)}`;
}

/** The page of each other group of providers. */
export const GROUP_ROUTES = {
  live_casino: '/casino',
  mobile_slot: '/mobile-slots',
  sport: '/sports',
} as const;

export type Providers = Record<ProviderGroup, Provider[]>;
