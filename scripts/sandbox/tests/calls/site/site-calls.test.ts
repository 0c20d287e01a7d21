import { describe, expect } from 'vitest';
import { test } from '../../fixtures/test.ts';

const game = (number: number) => ({
  provider_name: 'Rain',
  game_code: `rain-${number}`,
  provider_id: 11,
  image: '/media/games/neon-tiger.webp',
  game_name: `Rain ${number}`,
});
const banks = [
  { bank_id: 1, bank_name: 'River Bank' },
  { bank_id: 2, bank_name: 'Hill Bank' },
];
const promotions = [
  { id: 101, promotion_name: 'Welcome', image: '/media/promotions/101.webp', content: '<h2>Hello</h2>', language: 'en' },
  { id: 102, promotion_name: 'Both', image: '/media/promotions/102.webp', content: '<p>All</p>', language: null },
];
const init = {
  brand_name: 'Lamp',
  brand_logo: '/media/brand/logo.webp',
  brand_favicon: '/media/brand/favicon.png',
  theme: 'Green',
  brand_desc: { en: 'A lamp', bd: 'প্রদীপ' },
  banner: [
    { image: '/media/banners/2.webp', title: 'Second drawn, first shown' },
    { image: '/media/banners/1.webp', title: 'Night' },
  ],
  marquee: { en: 'News', bd: 'খবর' },
  language: [
    { code: 'en', name: 'English' },
    { code: 'bd', name: 'বাংলা' },
  ],
  provider: {
    live_casino: [{ provider_id: 21, provider_name: 'Rain', image: '/media/providers/21.webp' }],
    slot: [
      { provider_id: 11, provider_name: 'Rain', image: '/media/providers/11.webp' },
      { provider_id: 12, provider_name: 'Empty', image: '/media/providers/12.webp' },
    ],
    mobile_slot: [],
    sport: [],
  },
  announcement: [{ id: 1, title: { en: 'Note', bd: 'ঘোষণা' }, content: { en: 'Read it', bd: 'পড়ুন' } }],
  bank: banks,
  payment_logo: [{ name: 'Shell', image: '/media/payments/Shell.webp' }],
  partner_logo: [{ name: 'Rain & Co', image: '/media/partners/Rain%20%26%20Co.webp' }],
  page: {
    deposit: [
      { language: 'en', content: '<h2>How</h2>' },
      { language: 'bd', content: '<h2>কীভাবে</h2>' },
    ],
  },
  promotion: promotions,
  seo: [{ url: '/', title: 'Home', description: 'Of lamps', og_title: 'Lamp', og_description: 'Lit' }],
  hot_game: [game(2), game(1)],
  contact_us: [{ type: 'LIVECHAT', content: 'https://chat.lamp.example/' }],
};
const page = (data: unknown[], total: number) => ({ success: true, data, page_info: { total_record: total, page_size: 24 } });
const games = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => game(from + index));
const refused = (message: string) => ({ success: false, message });
const notWhole = (name: string) => refused(`${name}: expected a whole number`);
const noCurrency = refused('currency_id: expected 1');

describe('a call and its answer', () => {
  test.for<[string, number, unknown]>([
    ['init?currency_id=1', 200, { success: true, data: init }],
    ['init?currency_id=1&locale=bd', 200, { success: true, data: init }],
    ['promotion?currency_id=1&locale=cn', 200, { success: true, data: promotions }],
    ['bank?currency_id=1', 200, { success: true, data: banks }],
    ['game-list?currency_id=1&provider_id=11', 200, page(games(1, 24), 25)],
    ['game-list?currency_id=1&provider_id=11&page=0', 200, page(games(1, 24), 25)],
    ['game-list?currency_id=1&provider_id=11&page=1', 200, page(games(25, 25), 25)],
    ['game-list?currency_id=1&provider_id=11&page=2', 200, page([], 25)],
    ['game-list?currency_id=1&provider_id=11&page=999999999', 200, page([], 25)],
    ['game-list?currency_id=1&provider_id=12&page=0', 200, page([], 0)],
    ['game-list?currency_id=1&provider_id=404&page=0', 200, page([], 0)],
    ['game-list?currency_id=1&provider_id=11&page=-1', 400, notWhole('page')],
    ['game-list?currency_id=1&provider_id=11&page=1.5', 400, notWhole('page')],
    ['game-list?currency_id=1&provider_id=11&page=1e3', 400, notWhole('page')],
    ['game-list?currency_id=1&provider_id=11&page=', 400, notWhole('page')],
    ['game-list?currency_id=1&provider_id=11&page=9999999999', 400, notWhole('page')],
    ['game-list?currency_id=1&page=0', 400, notWhole('provider_id')],
    ["game-list?currency_id=1&provider_id=11'--", 400, notWhole('provider_id')],
    ['game-list?provider_id=11&page=0', 400, noCurrency],
    ['init', 400, noCurrency],
    ['init?currency_id=2', 400, noCurrency],
    ['user-profile', 401, refused('Unauthenticated')],
    ['user/pre-nothing', 404, refused('Not found')],
  ])('GET /api/v1/%s: %i', async ([call, status, answer], { start }) => {
    const { url } = await start();

    const response = await fetch(`${url}/api/v1/${call}`);

    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.json()).toEqual(answer);
  });
});
