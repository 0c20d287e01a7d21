import { describe, expect } from 'vitest';
import { callsAt } from '../../fixtures/client.ts';
import { test as base } from '../../fixtures/test.ts';
import { type Wallet, walletOf } from '../../fixtures/wallet.ts';

const DAY = 86_400_000;
/** A Wednesday, noon in Dhaka. */
const WEDNESDAY = Date.UTC(2026, 10, 18, 6);
const done = { success: true };
const refused = (message: string) => ({ success: false, message });

interface Fixtures {
  /** Rahim's wallet in a business whose two promotions are the same one in two languages, for slots; logged in anew, since time passes. */
  walletWhere: (every: 'day' | 'week' | 'once') => Promise<() => Promise<Wallet>>;
}

const test = base.extend<Fixtures>({
  walletWhere: async ({ start, clock }, use) => {
    await use(async (every) => {
      clock.now = WEDNESDAY;
      const terms = { percent: 50, limit: 4000, turnoverTimes: 3, minimumDeposit: 3000, days: 10 };
      const bonusTerms = [{ ...terms, promotionIds: [101, 102], groups: ['slot'], every }];
      const { url } = await start({}, { bonusTerms });
      return () => walletOf(callsAt(url), 'rahim');
    });
  },
});

const take = (wallet: Wallet, promotion_id = '101', provider_id = '11') => wallet.deposit({ promotion_id, provider_id });

describe('a promotion', () => {
  test('is for the providers of its groups, and for the main wallet', async ({ walletWhere }) => {
    const wallet = await (await walletWhere('day'))();

    expect(await take(wallet, '101', '21')).toEqual(refused('This promotion is not for this provider'));
    expect(await take(wallet, '101', '0')).toEqual(done);
  });

  test('that can be taken once is not taken again in another language, nor years later', async ({ walletWhere, clock }) => {
    const logIn = await walletWhere('once');
    expect(await take(await logIn())).toEqual(done);
    clock.now += 400 * DAY;

    expect(await take(await logIn(), '102')).toEqual(refused('This promotion can be taken once only'));
    expect(await take(await walletOf((await logIn()).calls, 'karim'))).toEqual(done);
  });

  test('that was asked for with a deposit that is rejected has not been taken', async ({ walletWhere }) => {
    const wallet = await (await walletWhere('once'))();
    await take(wallet);
    await wallet.decide(await wallet.open(), false);

    expect(await take(wallet)).toEqual(done);
  });

  test.for([
    // Midnight in Dhaka is six in the evening in London.
    ['day', 11.9 / 24, 'This promotion can be taken once a day'],
    ['day', 12.1 / 24, undefined],
    ['week', 4.4, 'This promotion can be taken once a week'],
    ['week', 4.6, undefined],
  ] as const)('of every %s, %d days later: %s', async ([every, days, problem], { walletWhere, clock }) => {
    const logIn = await walletWhere(every);
    await take(await logIn());
    clock.now += Math.round(days * DAY);

    expect(await take(await logIn())).toEqual(problem ? refused(problem) : done);
  });
});
