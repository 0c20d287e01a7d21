import { expect } from 'vitest';
import { insert, openDatabase, schema, transaction } from '../../database/database.ts';
import { openCashier } from '../../ledger/cashier.ts';
import { seed } from '../../seed/seed.ts';
import { smallBusiness } from '../fixtures/small-business.ts';
import { randomFrom } from './random.ts';

const PLAYERS = [1, 2];
/** The main wallet, and providers 11, 12 (in maintenance) and 21. */
const PLACES = [0, 11, 12, 21];

/** A backend's books in memory, and beside them a simple model that says what every balance must be. */
export function modelBooks(seedNumber: number) {
  const database = openDatabase(':memory:');
  database.exec(schema());
  transaction(database, () => seed(database, smallBusiness, new Map(), Date.now()));
  insert(database, 'player_bank_account', {
    player_id: 2,
    bank_id: 1,
    account_holder_name: 'Karim',
    account_number: '7788',
    is_default: 1,
  });
  const cashier = openCashier(database, () => undefined, Date.now);
  const random = randomFrom(seedNumber);
  const expected = new Map(
    PLAYERS.flatMap((player) => [...PLACES, 'held'].map((at) => [`${player} ${at}`, balanceOf(player, at as number)])),
  );
  const open = new Map<string, (approve: boolean) => void>();
  // Rahim's in the small business is the first.
  const expectedTurnover = [12_345];
  const keys: { key: string; transactionId: string }[] = [];

  function balanceOf(player: number, at: number | 'held') {
    return cashier.ledger.balance(player, at);
  }
  const lastTransaction = () =>
    String(database.prepare('select transaction_id from ticket order by id desc limit 1').get()?.['transaction_id']);
  const held = (player: number) => `${player} held`;
  const at = (player: number, place: number) => `${player} ${place}`;
  const has = (account: string) => expected.get(account) ?? 0;
  const add = (account: string, amount: number) => expected.set(account, has(account) + amount);
  const amount = () => random.of([1, 99, 100, 3000, 3001, 12_345, random.upTo(200_000) + 1]);

  function deposit() {
    const [playerId, providerId, sen] = [random.of(PLAYERS), random.of(PLACES), amount()];
    const channel = random.of([
      { channelId: 1, method: 'fund_transfer' },
      { channelId: 2, method: 'payment_gateway' },
      { channelId: 3, method: 'qr_pay' },
      { channelId: 3, method: 'payment_gateway' },
    ]);
    const receipt = random.of([undefined, { type: 'image/png', bytes: new Uint8Array(1) }]);
    const promotionId = random.of([0, 0, 101]);
    const taken = cashier.deposit({ playerId, providerId, ...channel, promotionId, amount: sen, receipt });
    const isPayable = channel.method === { 1: 'fund_transfer', 2: 'payment_gateway', 3: 'qr_pay' }[channel.channelId];
    const hasReceipt = channel.method !== 'fund_transfer' || receipt !== undefined;
    const isGood = providerId !== 12 && isPayable && hasReceipt && (promotionId === 0 || sen >= 3000);
    expect('problem' in taken).toBe(!isGood);
    if ('problem' in taken) return;
    const bonus = promotionId === 0 ? 0 : Math.min(Math.floor(sen / 2), 4000);
    const transactionId = lastTransaction();
    open.set(transactionId, (approve) => {
      if (!approve) return;
      add(at(playerId, providerId), sen + bonus);
      if (bonus > 0) expectedTurnover.push((sen + bonus) * 3);
    });
    if (taken.paymentKey !== undefined) keys.push({ key: taken.paymentKey, transactionId });
  }

  function withdraw() {
    const [playerId, from, sen] = [random.of(PLAYERS), random.of(PLACES), amount()];
    // Each player's only bank account has the player's number.
    const bankAccountId = random.of([playerId, playerId, 3 - playerId]);
    const problem = cashier.withdraw({ playerId, from, amount: sen, bankAccountId });
    const isGood = from !== 12 && bankAccountId === playerId && has(at(playerId, from)) >= sen;
    expect(problem === undefined).toBe(isGood);
    if (!isGood) return;
    add(at(playerId, from), -sen);
    add(held(playerId), sen);
    open.set(lastTransaction(), (approve) => {
      add(held(playerId), -sen);
      if (!approve) add(at(playerId, from), sen);
    });
  }

  function transfer() {
    const [playerId, from, to, sen] = [random.of(PLAYERS), random.of(PLACES), random.of(PLACES), amount()];
    const isGood = from !== to && from !== 12 && to !== 12 && has(at(playerId, from)) >= sen;
    expect(cashier.transfer({ playerId, from, to, amount: sen }) === undefined).toBe(isGood);
    if (!isGood) return;
    add(at(playerId, from), -sen);
    add(at(playerId, to), sen);
  }

  function decided(transactionId: string, approve: boolean, outcome: object) {
    const settle = open.get(transactionId);
    expect('problem' in outcome).toBe(settle === undefined);
    open.delete(transactionId);
    settle?.(approve);
  }

  /** Often one that waits, else any there is, bonuses and transfers among them, or none. */
  function anyTicket() {
    const all = database.prepare('select transaction_id from ticket').all();
    return random.of(random.of([[...open.keys()], all.map((row) => String(row['transaction_id']))])) ?? 'D99999999';
  }

  function decide() {
    const [transactionId, approve] = [anyTicket(), random.of([true, false])];
    decided(transactionId, approve, cashier.decisions.decide(transactionId, approve));
  }

  function pay() {
    const payment = random.of(keys) ?? { key: 'guess', transactionId: 'none' };
    const paid = random.of([true, false]);
    decided(payment.transactionId, paid, cashier.decisions.settle(payment.key, paid));
  }

  function balances() {
    return new Map(
      [...expected.keys()].map((account) => {
        const [player, place] = account.split(' ');
        return [account, balanceOf(Number(player), place === 'held' ? 'held' : Number(place))];
      }),
    );
  }

  const one = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  return {
    step: () => random.of([deposit, deposit, withdraw, transfer, decide, decide, pay])(),
    expected,
    balances,
    expectedTurnover,
    turnover: () =>
      database
        .prepare('select remaining_turnover from bonus order by id')
        .all()
        .map((row) => row['remaining_turnover']),
    /** Of all accounts, the operator's included. */
    sum: () => one('select sum(balance) from ledger_account'),
    /** Accounts whose balance is not what their entries add up to. */
    wrong: () =>
      one(`select count(*) from ledger_account as account where balance <>
        ifnull((select sum(amount) from ledger_entry where to_account_id = account.id), 0) -
        ifnull((select sum(amount) from ledger_entry where from_account_id = account.id), 0)`),
    pendingWithdrawals: () => one("select ifnull(sum(amount), 0) from ticket where type = 'withdraw' and status = 'Pending'"),
    held: () => one("select ifnull(sum(balance), 0) from ledger_account where kind = 'held'"),
    entries: () => one('select count(*) from ledger_entry'),
  };
}
