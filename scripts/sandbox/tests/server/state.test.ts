import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { openState } from '../../server/state.ts';
import { smallBusiness } from '../fixtures/small-business.ts';
import { test } from '../fixtures/test.ts';

const open = (folder: string, business = smallBusiness) =>
  openState({ folder, business, log: () => undefined, now: () => Date.UTC(2026, 10, 21), passwordCost: 2 });

function renameBank(folder: string) {
  const database = openDatabase(join(folder, 'sandbox.db'));
  database.exec("update bank set name = 'Renamed' where id = 1");
  database.close();
}

async function firstBank(url: string) {
  const response = await fetch(`${url}/api/v1/bank?currency_id=1`);
  return ((await response.json()) as { data: { bank_name: string }[] }).data[0]?.bank_name;
}

describe('the seed', () => {
  test('is all or nothing', async ({ folder }) => {
    const broken = {
      ...smallBusiness,
      games: [...smallBusiness.games, { code: 'lost', name: 'Lost', providerId: 999, picture: 'neon-tiger' }],
    };

    await expect(open(folder, broken)).rejects.toThrow('FOREIGN KEY');

    const database = openDatabase(join(folder, 'sandbox.db'));
    expect(database.prepare('select count(*) as tables from sqlite_schema').get()).toEqual({ tables: 0 });
    database.close();
  });
});

describe('what happened', () => {
  test('is still there after a restart', async ({ start, folder, lines }) => {
    await (await start()).close();
    renameBank(folder);

    const { url } = await start();

    expect(lines).toEqual([]);
    expect(await firstBank(url)).toBe('Renamed');
  });

  test('is gone when the seed changed, and that is said', async ({ start, folder, lines }) => {
    await (await start()).close();
    renameBank(folder);

    const { url } = await start({}, { promotions: [] });

    expect(await firstBank(url)).toBe('River Bank');
    expect(lines[0]).toBe('The sandbox was made from other tables or another seed: starting afresh');
  });

  test('survives a reset that cannot have the port', async ({ start, folder }) => {
    const first = await start();
    renameBank(folder);
    const port = Number(new URL(first.url).port);

    await expect(start({ port, reset: true })).rejects.toThrow(`Port ${port} is taken`);

    await first.close();
    expect(await firstBank((await start()).url)).toBe('Renamed');
  });
});
