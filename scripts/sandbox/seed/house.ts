/** The house that the sandbox plays, as its catalogue and content modules describe it. */
export interface House {
  settings: SeedSettings;
  providers: readonly SeedProvider[];
  /** In the order of each provider's list. */
  games: readonly SeedGame[];
  promotions: readonly SeedPromotion[];
  /** HTML by help key and language. */
  help: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Providers whose side is not well: the client has to cope. */
  slowProviders: readonly number[];
  providersInMaintenance: readonly number[];
  /** Providers that open an account for every new player. */
  welcomingProviders: readonly number[];
  players: readonly SeedPlayer[];
  depositChannels: readonly SeedChannel[];
  /** What a promotion that goes with a deposit grants; those without terms are not offered there. */
  bonusTerms: readonly SeedBonusTerms[];
}

/** Where players pay deposits in. */
export interface SeedChannel {
  id: number;
  method: 'fund_transfer' | 'payment_gateway' | 'qr_pay';
  type: 'NORMAL_BANK' | 'PAYMENT_GATEWAY' | 'QR_PAY';
  bankName: string;
  accountHolderName: string;
  accountNumber: string;
  /** Name of its picture, `/pay/qr/{name}.png`. */
  qr?: string;
}

/** Amounts are in sen. */
export interface SeedBonusTerms {
  promotionIds: readonly number[];
  percent: number;
  limit: number;
  /** Of deposit plus bonus. */
  turnoverTimes: number;
  minimumDeposit: number;
  days: number;
  /** Groups of providers; none stands for all. */
  groups?: readonly string[];
  /** How often one player may take it, whatever the language. Default: every time. */
  every?: 'day' | 'week' | 'once';
}

export interface SeedSettings {
  brandName: string;
  brandDescription: Readonly<Record<string, string>>;
  marquee: Readonly<Record<string, string>>;
  languages: readonly { code: string; name: string }[];
  banners: readonly { n: number; title: string }[];
  announcements: readonly { id: number; title: string; content: string }[];
  banks: readonly { id: number; name: string }[];
  payments: readonly string[];
  partners: readonly string[];
  contacts: readonly { type: string; content: string }[];
  seo: readonly { url: string; title: string; description: string; og_title: string; og_description: string }[];
  theme: string;
}

export interface SeedProvider {
  id: number;
  name: string;
  group: string;
}

export interface SeedGame {
  code: string;
  name: string;
  providerId: number;
  /** Rank among the hot games, from 1. */
  hot?: number;
}

export interface SeedPromotion {
  id: number;
  promotionName: string;
  language: string | null;
  content: string;
}

/** A player whom a fresh sandbox already knows. Amounts are in sen. */
export interface SeedPlayer {
  username: string;
  password: string;
  fullName: string;
  email: string;
  /** With its country prefix. */
  phone: string;
  /** YYYY-MM-DD. */
  dob: string;
  wallet: number;
  gameAccounts: readonly { providerId: number; password: string; credit: number }[];
  bankAccounts: readonly { bankId: number; accountNumber: string }[];
  bonuses: readonly SeedBonus[];
}

/** What a player of the seed logs in with. */
export type Login = Pick<SeedPlayer, 'username' | 'password'>;

export function loginsOf({ players }: House): Login[] {
  return players.map(({ username, password }) => ({ username, password }));
}

export interface SeedBonus {
  title: string;
  amount: number;
  turnover: number;
  remainingTurnover: number;
  /** Counted from the day of the seed. */
  claimedDaysAgo: number;
  expiresInDays: number;
}
