import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { business } from '../seed/business.ts';
import { openState } from '../server/state.ts';
import { newFolder, start } from './sandbox.ts';

const lines: string[] = [];
const open = (folder: string, changed = business) => openState(folder, changed, (line) => lines.push(line));
const firstBank = (folder: string, changed = business) => {
  const database = open(folder, changed);
  const name = database.prepare('select name from bank order by id limit 1').get()?.['name'];
  database.close();
  return name;
};

function renameBank(folder: string) {
  const database = openDatabase(join(folder, 'sandbox.db'));
  database.exec("update bank set name = 'Renamed' where id = 1");
  database.close();
}

test('the seed is all or nothing', () => {
  const folder = newFolder();
  const lost = { code: 'lost', name: 'Lost', providerId: 999, picture: 'neon-tiger', hot: 0 };

  expect(() => open(folder, { ...business, games: [lost] })).toThrow('FOREIGN KEY');

  const database = openDatabase(join(folder, 'sandbox.db'));
  expect(database.prepare('select count(*) as tables from sqlite_schema').get()).toEqual({ tables: 0 });
  database.close();
});

describe('what happened', () => {
  test('is still there after a restart, and gone when the seed has changed, which is said', () => {
    const folder = newFolder();
    open(folder).close();
    renameBank(folder);

    expect(firstBank(folder)).toBe('Renamed');
    expect(lines).toEqual([]);
    expect(firstBank(folder, { ...business, games: [] })).toBe('Dhansiri Bank');
    expect(lines).toEqual(['The sandbox was made from other tables or another seed: starting afresh']);
  });

  test('survives a reset that cannot have the port', async () => {
    const folder = newFolder();
    const first = await start({ folder });
    renameBank(folder);
    const port = Number(new URL(first.url).port);

    await expect(start({ folder, port, reset: true })).rejects.toThrow(`Port ${port} is taken`);

    await first.close();
    expect(firstBank(folder)).toBe('Renamed');
  });
});
