import { expect } from 'vitest';
import { test, type Wallet } from '../../fixtures/wallet.ts';

const NO_RECEIPT = new Blob([]);
/** The main wallet, and the providers that take money. */
const PLACES = [0, 11, 21];
const AT_ONCE = 60;

type Ticket = { transaction_id: string; type: string; amount: string };

/** Where there is no account yet, there is no credit. */
const sen = (decimal: unknown) => (typeof decimal === 'string' ? Math.round(Number(decimal) * 100) : 0);

async function waiting({ calls }: Wallet): Promise<Ticket[]> {
  return (await calls.get('/desk/api/tickets')).body['tickets'] as Ticket[];
}

async function credits(wallet: Wallet): Promise<number[]> {
  return (await Promise.all(PLACES.map((place) => wallet.credit(place)))).map(sen);
}

async function held(wallet: Wallet): Promise<number> {
  const withdrawals = (await waiting(wallet)).filter(({ type }) => type === 'withdraw');
  return withdrawals.reduce((sum, { amount }) => sum + sen(amount), 0);
}

/** All that the player has, in sen: at every place, and held for withdrawals. */
async function worth(wallet: Wallet): Promise<number> {
  return (await credits(wallet)).reduce((sum, credit) => sum + credit, await held(wallet));
}

test('of calls that come all at once, each that succeeds moves its money once, and no other moves any', async ({ wallet }) => {
  const expected = await credits(wallet);
  let [expectedHeld, refused] = [await held(wallet), 0];
  // Far more than there is, so that they get into each other's way.
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, nth) => {
      const amount = (90 + (nth % 7) * 13.25).toFixed(2);
      const move = (place: number, by: number) => {
        expected[place] = (expected[place] ?? 0) + by;
      };
      if (nth % 3 === 0) {
        if (!(await wallet.withdraw({ withdraw_from: '0', withdraw_amount: amount }))['success']) return;
        move(0, -sen(amount));
        expectedHeld += sen(amount);
        return;
      }
      // Now to the first provider, now on to the second; a deposit in between, which moves nothing before it is decided on.
      const from = nth % 3 === 1 ? 0 : 1;
      if (nth % 4 === 0) await wallet.deposit({ deposit_bank_id: '3', deposit_method: 'qr_pay', deposit_amount: amount }, NO_RECEIPT);
      const { success } = await wallet.transfer(PLACES[from] ?? 0, PLACES[from + 1] ?? 0, amount);
      if (success) {
        move(from, -sen(amount));
        move(from + 1, sen(amount));
      } else refused += 1;
    }),
  );

  expect(refused).toBeGreaterThan(AT_ONCE / 10);
  expect(await credits(wallet)).toEqual(expected);
  expect(await held(wallet)).toBe(expectedHeld);
  expect(Math.min(...expected)).toBeGreaterThanOrEqual(0);
});

test('of many decisions on one request that come all at once, one counts', async ({ wallet }) => {
  for (let nth = 0; nth < 3; nth += 1) {
    await wallet.withdraw();
    await wallet.deposit();
  }
  const before = await worth(wallet);
  const tickets = await waiting(wallet);
  const decisions = await Promise.all(
    tickets.flatMap(({ transaction_id, type, amount }) =>
      [true, false, true, false].map(async (approve) => {
        const { success } = await wallet.decide(transaction_id, approve);
        return { success, change: approve ? sen(amount) * (type === 'deposit' ? 1 : -1) : 0 };
      }),
    ),
  );

  const counted = decisions.filter(({ success }) => success);
  expect(counted).toHaveLength(tickets.length);
  expect(await worth(wallet)).toBe(before + counted.reduce((sum, { change }) => sum + change, 0));
});
