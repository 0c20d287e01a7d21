import { expect, test, vi } from 'vitest';
import { readCatalogue } from '../../../../src/lib/api/built-files.ts';
import { type Catalogue, packCatalogue } from '../../../../src/lib/domain/games/catalogue.ts';

const CATALOGUE: Catalogue = {
  providers: [{ id: '1', name: 'Shapla Play', slug: 'Shapla Play', group: 'slot' }],
  games: [{ name: 'Seven Kites', code: 'k7', providerId: '1', providerName: 'Shapla Play' }],
  hot: [],
};

test('it is read from the site', async () => {
  const fetch = vi.fn(async () => Response.json(packCatalogue(CATALOGUE)));
  vi.stubGlobal('fetch', fetch);
  expect(await readCatalogue()).toEqual(CATALOGUE);
  expect(fetch).toHaveBeenCalledWith('/games.json', { signal: expect.any(AbortSignal) });
});
