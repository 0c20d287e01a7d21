import { expect, test, vi } from 'vitest';
import { catalogueFile } from '../../../../src/lib/site/catalogue-file.ts';

vi.mock('../../../../src/lib/site/snapshot.ts', () => {
  const game = (providerId: string, code?: string) => ({
    name: `Game ${code}`,
    ...(code && { code }),
    providerId,
    providerName: `P${providerId}`,
  });
  const provider = (id: string) => ({ id, name: `P${id}`, slug: `p-${id}` });
  return {
    // One provider may be in two groups, and a hot game beyond the first page.
    providers: { live_casino: [provider('2')], slot: [provider('1')], mobile_slot: [provider('1'), provider('3')], sport: [] },
    firstPages: [
      { providerId: '2', games: [game('2', 'c'), game('2')] },
      { providerId: '1', games: [game('1', 'a'), game('1', 'b')] },
    ],
    settings: { hotGames: [game('1', 'late'), game('1', 'a'), game('9', 'gone')] },
  };
});

test('each provider is in it once, slots first, with its games and the hot ones beyond them', () => {
  const { providers, games, hot } = catalogueFile();
  expect(providers.map(({ id, route }) => [id, route])).toEqual([
    ['1', '/slots/p-1'],
    ['2', '/casino'],
    ['3', '/mobile-slots'],
  ]);
  expect(games.map(({ code }) => code)).toEqual(['a', 'b', 'late', 'c']);
  expect(hot.map(({ code }) => code)).toEqual(['late', 'a']);
});
