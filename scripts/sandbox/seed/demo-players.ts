import type { SeedPlayer } from './house.ts';

/** Invented people. Provider 8 is in maintenance, 22 is slow. */
export const demoPlayers: readonly SeedPlayer[] = [
  {
    username: 'demo1',
    password: 'demo1234',
    fullName: 'Demo Rahman',
    email: 'demo1@player.example',
    phone: '601712345678',
    dob: '1994-04-14',
    wallet: 125_000,
    gameAccounts: [
      { providerId: 1, password: 'shapla-27', credit: 1250 },
      { providerId: 8, password: 'mati-58', credit: 30_000 },
      { providerId: 21, password: 'ghat-34', credit: 0 },
      { providerId: 22, password: 'surma-91', credit: 7525 },
      { providerId: 41, password: 'maidan-16', credit: 123_456 },
    ],
    bankAccounts: [{ bankId: 1, accountNumber: '1102938475610' }],
    bonuses: [
      { title: 'Welcome bonus', amount: 50_000, turnover: 250_000, remainingTurnover: 98_050, claimedDaysAgo: 6, expiresInDays: 24 },
      { title: 'Friday reload', amount: 10_000, turnover: 30_000, remainingTurnover: 0, claimedDaysAgo: 13, expiresInDays: 1 },
    ],
  },
  {
    username: 'demo2',
    password: 'demo1234',
    fullName: 'Demo Akter',
    email: 'demo2@player.example',
    phone: '601812345678',
    dob: '1998-12-16',
    wallet: 4205,
    gameAccounts: [
      { providerId: 1, password: 'shapla-63', credit: 990 },
      { providerId: 21, password: 'ghat-72', credit: 2500 },
      { providerId: 61, password: 'haor-48', credit: 1500 },
    ],
    bankAccounts: [],
    bonuses: [],
  },
];
