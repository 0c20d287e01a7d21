import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { test } from '../fixtures/test.ts';

describe('whatever is asked', () => {
  test('a body has a limit, said or not', async ({ start }) => {
    const { url } = await start();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    const unsaid = new Blob([large]).stream();

    const said = await fetch(`${url}/api/v1/init`, { method: 'POST', body: large });
    const streamed = await fetch(`${url}/api/v1/init`, { method: 'POST', body: unsaid, duplex: 'half' } as RequestInit);

    for (const response of [said, streamed]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ success: false, message: 'The request is too large' });
    }
  });

  test('a mistake of the sandbox says nothing of its inside, and is logged', async ({ start, lines, folder }) => {
    const { url } = await start();
    const database = openDatabase(join(folder, 'sandbox.db'));
    database.exec('alter table bank rename to drowned');
    database.close();

    const response = await fetch(`${url}/api/v1/bank?currency_id=1`);

    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ success: false, message: 'Internal server error' });
    expect(lines.join('\n')).toContain('no such table');
  });
});
