import type { SeedBonusTerms } from './house.ts';

const MINIMUM = 3000;
const SLOTS = ['slot', 'mobile_slot'];

/** As the promotions' own texts say, the same in every language. */
export const bonusTerms: readonly SeedBonusTerms[] = [
  {
    promotionIds: [101, 106, 111],
    percent: 50,
    limit: 15_000,
    turnoverTimes: 12,
    minimumDeposit: MINIMUM,
    days: 30,
    groups: SLOTS,
    every: 'once',
  },
  {
    promotionIds: [102, 107, 113],
    percent: 10,
    limit: 5000,
    turnoverTimes: 8,
    minimumDeposit: MINIMUM,
    days: 14,
    groups: SLOTS,
    every: 'day',
  },
  {
    promotionIds: [104, 109, 114],
    percent: 20,
    limit: 6000,
    turnoverTimes: 6,
    minimumDeposit: MINIMUM,
    days: 30,
    groups: ['sport'],
    every: 'once',
  },
  {
    promotionIds: [115],
    percent: 15,
    limit: 7500,
    turnoverTimes: 10,
    minimumDeposit: MINIMUM,
    days: 21,
    groups: ['mobile_slot'],
    every: 'week',
  },
];
