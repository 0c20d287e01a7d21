import type { Picture } from '../picture.ts';

/** The groups of game providers in the site settings (spec section 3). */
export const PROVIDER_GROUPS = ['live_casino', 'slot', 'mobile_slot', 'sport'] as const;
export type ProviderGroup = (typeof PROVIDER_GROUPS)[number];

/** A game provider. */
export interface Provider {
  id: string;
  name: string;
  /** The last part of its address (`/slots/{slug}`), not URL-encoded: the name, or a safe text in place of an unusual one. Unique, ignoring case. */
  slug: string;
  image?: Picture;
}

export type Providers = Record<ProviderGroup, Provider[]>;
