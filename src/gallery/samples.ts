import type { MoneyLinks } from '@/islands/money/money-messages';
import type { DepositChannel } from '@/lib/domain/money/deposit';
import type { Picture } from '@/lib/domain/picture';
import type { BankAccount, Bonus, GameAccount } from '@/lib/domain/player';
import type { ReportRow } from '@/lib/domain/report/report';
import type { BudgetState } from '@/lib/stores/safer-play/budget';

/** For whatever may be pressed. */
export const ignore = async () => undefined;

/** Content that no pull changes, with names as long as backends send them. */
export const PICTURE: Picture = { kind: 'remote', url: '/favicon.svg' };

export const LINKS: MoneyLinks = {
  home: '#',
  transactions: '#',
  bank: '#',
  support: 'https://chat.example',
};

export const BACKEND_WORDS =
  'Your request could not be completed because the receiving bank did not answer in time. Please keep your receipt and contact our customer service, who can look it up by the time and the amount of the transfer.';

const row = (id: string, type: string, status: string, amount: string): ReportRow => ({
  id,
  type,
  status,
  amount,
  fromProvider: 'Main Wallet',
  toProvider: 'Shapla Play',
  createdAt: '2026-11-22 18:40:12',
});

export const ROWS: readonly ReportRow[] = [
  row('DP20261122184012', 'Deposit', 'Pending', '500.00'),
  row('WD20261122184013', 'Withdraw', 'Approved', '12000.50'),
  row('TR20261122184014', 'Transfer', 'Rejected', '1000000.00'),
  row('WA20261122184015', 'Wallet Adjustment', 'Approved', '-25.00'),
];

const DAILY = { amount: '500', period: 'day' } as const;
const MONTHLY = { amount: '12500', period: 'month' } as const;

export const BUDGET_STATES = {
  looking: { budget: DAILY, used: { status: 'loading' } },
  known: { budget: MONTHLY, used: { status: 'known', amount: '11250.50' } },
  failed: { budget: DAILY, used: { status: 'failed' } },
  tooMany: { budget: MONTHLY, used: { status: 'tooMany' } },
} satisfies Record<string, BudgetState>;

export const BANK_ACCOUNT: BankAccount = {
  id: '1',
  bankId: '1',
  bankName: 'Dutch-Bangla Bank Limited',
  holderName: 'Mohammad Anwarul Karim Chowdhury',
  accountNumber: '1021 5500 4471 9',
  isDefault: true,
};

export const BONUS: Bonus = {
  date: '2026-11-20 10:00:00',
  title: 'Welcome bonus 100% up to RM 5,000.00',
  turnover: '5000.00',
  remainingTurnover: '1850.00',
  expiresAt: '2026-12-20 10:00:00',
};

const channel = (id: string, bankName: string, accountNumber = ''): DepositChannel => ({
  id,
  bankName,
  holderName: 'Nodi Trading',
  accountNumber,
  type: accountNumber ? 'NORMAL_BANK' : 'GATEWAY',
  qrImage: '',
});

export const CHANNELS: readonly DepositChannel[] = [
  channel('1', 'bKash Personal', '01711 000 111'),
  channel('2', 'Nagad'),
  channel('3', 'Islami Bank Bangladesh Limited, Motijheel Branch', '2050 1234 5678 90'),
];

export const GAME_ACCOUNT: GameAccount = {
  providerId: '1',
  providerName: 'Shapla Play',
  username: 'demo1',
  password: 'secret',
};
