import { beforeEach, expect, test, vi } from 'vitest';
import { $gameList, loadMoreGames, openGameList } from '@/lib/stores/games/game-list';
import { fakeBackend } from '../../fake-backend.ts';

const PATH = 'v1/game-list';
const provider = { id: '1', name: 'Shapla Play' };
const start = { provider, pages: [], nextPage: 1, total: 60, pageSize: 24 };

beforeEach(() => void vi.stubEnv('PUBLIC_API_URL', 'https://api.example'));
const row = (code: string) => ({
  game_name: `Game ${code}`,
  game_code: code,
  provider_id: 1,
  provider_name: 'Shapla Play',
  image: `/media/${code}.webp`,
});
const page = (codes: string[], total: number, page_size = 24) => ({
  success: true,
  data: codes.map(row),
  page_info: { total_record: total, page_size },
});

const shown = () =>
  $gameList
    .get()
    ?.pages.flat()
    .map(({ code }) => code);
const status = () => $gameList.get()?.status;

test.each([
  ['any', page([], 1_000)],
  ['a new one', page(['a', 'c'], 1_000)],
])(
  'games that are shown already are left out, and a page without %s is the end',
  async (_, last) => {
    fakeBackend({ [PATH]: [page(['a', 'b'], 1_000), page(['b', 'c'], 1_000), last] });
    openGameList(start, ['a']);
    await loadMoreGames();
    await loadMoreGames();
    expect(shown()).toEqual(['b', 'c']);
    expect(status()).toBe('waiting');
    await loadMoreGames();
    expect(status()).toBe('done');
  },
);

test('a list that answers with the same page for ever ends with its second answer, also of games without a code', async () => {
  const sent = fakeBackend({
    [PATH]: {
      ...page(['a', 'b'], 100_000),
      data: [row('a'), { game_name: 'Lobby' }, { game_name: 'Lobby' }],
    },
  });
  openGameList(start);
  for (let time = 0; time < 10; time += 1) await loadMoreGames();
  expect([shown(), status(), sent.length]).toEqual([['a', undefined], 'done', 2]);
});
