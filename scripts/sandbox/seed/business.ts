import type { InferOutput } from 'valibot';
import type { BonusTerms, DepositChannels, Players, Promotions, Providers, SearchEntries, Settings } from './schemas.ts';

/** An operator's business: everything that a new database is filled with. */
export interface Business {
  settings: InferOutput<typeof Settings>;
  searchEntries: InferOutput<typeof SearchEntries>;
  providers: readonly SeedProvider[];
  /** In the order of each provider's list. */
  games: readonly SeedGame[];
  promotions: readonly SeedPromotion[];
  bonusTerms: InferOutput<typeof BonusTerms>;
  /** HTML by help key and language. */
  help: Readonly<Record<string, Readonly<Record<string, string>>>>;
  players: readonly SeedPlayer[];
  depositChannels: InferOutput<typeof DepositChannels>;
}

export type SeedProvider = Pick<InferOutput<typeof Providers>[number], 'id' | 'name' | 'group' | 'behaviour' | 'opensAccounts'>;

export interface SeedGame {
  code: string;
  name: string;
  providerId: number;
  /** Several games share one. */
  picture: string;
  /** Rank among the hot games, from 1. */
  hot?: number;
}

/** Its content is HTML, as an operator would have entered it: not yet sanitised. */
export type SeedPromotion = InferOutput<typeof Promotions>[number] & { content: string };

export type SeedPlayer = InferOutput<typeof Players>[number];
export type SeedBonus = SeedPlayer['bonuses'][number];
