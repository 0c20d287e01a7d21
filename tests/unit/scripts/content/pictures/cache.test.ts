import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureCache } from '../../../../../scripts/content/pictures/cache.ts';
import { folderOf } from '../../folder.ts';

const USED = 'https://cdn.example/used.webp';
const UNUSED = 'https://cdn.example/unused.webp';
const ENTRY = { etag: '"1"', source: 'ab12' };

it('forgets an address that was not asked for in a month, and keeps one that was, however long ago it was fetched', async () => {
  const folder = await folderOf();
  const cache = await pictureCache(folder);
  for (const url of [USED, UNUSED]) await cache.saveAddress(url, ENTRY);
  const addresses = join(folder, 'addresses');
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  for (const name of await readdir(addresses))
    await utimes(join(addresses, name), longAgo, longAgo);

  await cache.address(USED);
  await cache.prune();

  expect(await cache.address(USED)).toEqual(ENTRY);
  expect(await cache.address(UNUSED)).toBeUndefined();
});
