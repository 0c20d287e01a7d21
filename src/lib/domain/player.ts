/** The player's login at one game provider. The password is shown to the player, and never stored. */
export interface GameAccount {
  providerId: string;
  providerName: string;
  username: string;
  password: string;
}

/** A bank account of the player, to which withdrawals are paid. */
export interface BankAccount {
  id: string;
  bankId: string;
  bankName: string;
  holderName: string;
  accountNumber: string;
  isDefault: boolean;
}

/** A claimed bonus; turnovers are decimals in major units, dates as the backend wrote them. */
export interface Bonus {
  date: string;
  title: string;
  turnover: string;
  remainingTurnover: string;
  expiresAt: string;
}

/** The signed-in player (spec section 3, User). Kept in memory only. */
export interface Player {
  id: string;
  uuid?: string;
  username: string;
  fullName: string;
  /** YYYY-MM-DD. */
  dob?: string | undefined;
  /** Decimal in major units; empty when the backend sent none. */
  walletBalance: string;
  /** Lists are undefined when the backend sent none, so that nobody is told that an account is gone or that no turnover is left. */
  gameAccounts?: GameAccount[];
  bankAccounts?: BankAccount[];
  bonuses?: Bonus[];
}
