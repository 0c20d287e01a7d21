import { expect } from 'vitest';
import { test, type Wallet } from './wallet.ts';

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

/** All that the player has, in sen: at every place, and held for withdrawals. */
async function worth(wallet: Wallet): Promise<number> {
  const credits = await Promise.all(PLACES.map((place) => wallet.credit(place)));
  const held = (await waiting(wallet)).filter(({ type }) => type === 'withdraw').map(({ amount }) => amount);
  return [...credits, ...held].reduce<number>((sum, amount) => sum + sen(amount), 0);
}

test('calls that come all at once neither make money nor lose any', async ({ wallet }) => {
  const before = await worth(wallet);
  // More than there is, so that they get into each other's way.
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, nth) => {
      const amount = String(40 + (nth % 7) * 13.25);
      const [from, to] = [PLACES[nth % 3] ?? 0, PLACES[(nth + 1) % 3] ?? 0];
      if (nth % 4 === 0) return wallet.withdraw({ withdraw_from: '0', withdraw_amount: amount });
      if (nth % 4 === 1) {
        return wallet.deposit(
          { deposit_bank_id: '3', deposit_method: 'qr_pay', provider_id: String(to), deposit_amount: amount },
          NO_RECEIPT,
        );
      }
      return wallet.transfer(from, to, amount);
    }),
  );

  expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true, false]));
  expect(await worth(wallet)).toBe(before);
  for (const place of PLACES) expect(sen(await wallet.credit(place))).toBeGreaterThanOrEqual(0);
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
