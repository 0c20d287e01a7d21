import { beforeEach, describe, expect, test } from 'vitest';
import { insert, openDatabase, schema } from '../../database/database.ts';

let database = openDatabase(':memory:');

function move(from: number, to: number, amount: number) {
  insert(database, 'ledger_entry', { reason: 'test', from_account_id: from, to_account_id: to, amount, created_at: 0 });
}

function balances() {
  const rows = database.prepare('select balance from ledger_account order by id').all();
  return rows.map(({ balance }) => balance);
}

const [OPERATOR, WALLET] = [1, 2];

beforeEach(() => {
  database = openDatabase(':memory:');
  database.exec(schema());
  insert(database, 'player', { id: 7, uuid: 'u', username: 'rahim', full_name: 'R', phone: '60123', password_hash: '-' });
  insert(database, 'ledger_account', { id: OPERATOR, kind: 'operator', name: 'bank' });
  insert(database, 'ledger_account', { id: WALLET, kind: 'wallet', player_id: 7 });
});

describe('the ledger', () => {
  test('moves money and makes none', () => {
    move(OPERATOR, WALLET, 5000);
    move(WALLET, OPERATOR, 1200);

    expect(balances()).toEqual([-3800, 3800]);
  });

  test('lets no player owe', () => {
    move(OPERATOR, WALLET, 100);

    expect(() => move(WALLET, OPERATOR, 101)).toThrow('CHECK');
    expect(balances()).toEqual([-100, 100]);
  });

  test.each([
    ['nothing', () => move(OPERATOR, WALLET, 0), 'CHECK'],
    ['less than nothing', () => move(OPERATOR, WALLET, -5), 'CHECK'],
    ['half a sen', () => move(OPERATOR, WALLET, 0.5), 'INTEGER'],
    ['to itself', () => move(OPERATOR, OPERATOR, 5), 'CHECK'],
    ['to nobody', () => move(OPERATOR, 99, 5), 'FOREIGN KEY'],
  ])('refuses to move %s', (_, moving, reason) => {
    expect(moving).toThrow(reason);
    expect(balances()).toEqual([0, 0]);
  });

  test.each(['update ledger_entry set amount = 1', 'delete from ledger_entry'])('is not rewritten: %s', (sql) => {
    move(OPERATOR, WALLET, 100);

    expect(() => database.exec(sql)).toThrow('ledger entries are final');
  });

  test('gives a player one wallet', () => {
    expect(() => insert(database, 'ledger_account', { kind: 'wallet', player_id: 7 })).toThrow('UNIQUE');
  });
});
