/** Signs a player in at one game provider; the password is shown to the player, so it is never stored. */
export interface GameAccount {
  providerId: string;
  providerName: string;
  username: string;
  password: string;
}

/** An account of the player's at a bank: where withdrawals go. */
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
  email?: string;
  phone?: string;
  /** YYYY-MM-DD. */
  dob?: string;
  /** Decimal in major units; empty when the backend did not say. */
  walletBalance: string;
  gameAccounts: GameAccount[];
  bankAccounts: BankAccount[];
  bonuses: Bonus[];
}
