import type { World } from '../house-server.ts';
import type { SeedPlayer } from '../seed/house.ts';

export const rahim: SeedPlayer = {
  username: 'rahim',
  password: 'river77',
  fullName: 'Rahim Mia',
  email: 'rahim@player.example',
  phone: '601700000001',
  dob: '1990-01-31',
  wallet: 125_000,
  gameAccounts: [
    { providerId: 11, password: 'rain-1', credit: 1250 },
    { providerId: 12, password: 'empty-1', credit: 500 },
  ],
  bankAccounts: [{ bankId: 2, accountNumber: '445566' }],
  bonuses: [{ title: 'Welcome', amount: 5000, turnover: 50_000, remainingTurnover: 12_345, claimedDaysAgo: 1, expiresInDays: 29 }],
};

/** With next to nothing. */
const karim: SeedPlayer = {
  ...rahim,
  username: 'karim',
  phone: '601700000002',
  wallet: 0,
  gameAccounts: [{ providerId: 21, password: 'rain-2', credit: 5 }],
  bankAccounts: [],
  bonuses: [],
};

/** One of everything, and enough games for two pages. */
export const smallWorld: World = {
  drawingEdition: 'first',
  draw: async (path) => (path.startsWith('games/') ? { body: Buffer.from(`drawn ${path}`), type: 'image/webp' } : undefined),
  house: {
    settings: {
      brandName: 'Lamp',
      brandDescription: { en: 'A lamp', bd: 'প্রদীপ' },
      marquee: { en: 'News', bd: 'খবর' },
      languages: [
        { code: 'en', name: 'English' },
        { code: 'bd', name: 'বাংলা' },
      ],
      banners: [
        { n: 2, title: 'Second drawn, first shown' },
        { n: 1, title: 'Night' },
      ],
      announcements: [{ id: 1, title: 'Note', content: 'Read it' }],
      banks: [
        { id: 1, name: 'River Bank' },
        { id: 2, name: 'Hill Bank' },
      ],
      payments: ['Shell'],
      partners: ['Rain & Co'],
      contacts: [{ type: 'LIVECHAT', content: 'https://chat.lamp.example/' }],
      seo: [{ url: '/', title: 'Home', description: 'Of lamps', og_title: 'Lamp', og_description: 'Lit' }],
      theme: 'Green',
    },
    providers: [
      { id: 11, name: 'Rain', group: 'slot' },
      { id: 12, name: 'Empty', group: 'slot' },
      { id: 21, name: 'Rain', group: 'live_casino' },
    ],
    games: Array.from({ length: 25 }, (_, index) => ({
      code: `rain-${index + 1}`,
      name: `Rain ${index + 1}`,
      providerId: 11,
      ...(index < 2 && { hot: 2 - index }),
    })),
    promotions: [
      { id: 101, promotionName: 'Welcome', language: 'en', content: '<h2>Hello</h2>' },
      { id: 102, promotionName: 'Both', language: null, content: '<p>All</p>' },
    ],
    help: { deposit: { en: '<h2>How</h2>', bd: '<h2>কীভাবে</h2>' } },
    slowProviders: [21],
    providersInMaintenance: [12],
    welcomingProviders: [11, 21],
    players: [rahim, karim],
    depositChannels: [
      { id: 1, method: 'fund_transfer', type: 'NORMAL_BANK', bankName: 'River Bank', accountHolderName: 'Lamp', accountNumber: '11 22' },
      { id: 2, method: 'payment_gateway', type: 'PAYMENT_GATEWAY', bankName: 'Shell', accountHolderName: 'Lamp', accountNumber: 'S-1' },
      { id: 3, method: 'qr_pay', type: 'QR_PAY', bankName: 'Kite', accountHolderName: 'Lamp', accountNumber: 'K-1', qr: 'lonthon' },
    ],
    bonusTerms: [{ promotionIds: [101], percent: 50, limit: 4000, turnoverTimes: 3, minimumDeposit: 3000, days: 10 }],
  },
};
