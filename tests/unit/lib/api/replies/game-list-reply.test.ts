import { expect, test } from 'vitest';
import { gameListReply } from '@/lib/api/replies/game-list-reply';
import { readReply } from './read-reply.ts';

const list = (body: unknown) => readReply((onIssue) => gameListReply('game-list', onIssue), body);
const row = {
  game_name: 'Lamp River',
  game_code: 'lr-1',
  provider_id: 7,
  provider_name: 'Nodi',
  image: '/a.webp',
};

test.each([
  [[row], { total_record: 90, page_size: 24 }, 90, 24],
  [[row], { total_record: '90', page_size: '24' }, 90, 24],
  [[row, row], undefined, 2, 2],
  [[row], { total_record: 90, page_size: 0 }, 90, 1],
  [[row, row], { total_record: 500 }, 500, 2],
  [[row], { total_record: 500, page_size: null }, 500, 1],
  [null, null, 0, 1],
  [undefined, undefined, 0, 1],
])('of the games %j with %j there are %i, on pages of %i', (data, page_info, total, pageSize) => {
  expect(list({ data, page_info })).toMatchObject({
    output: { success: true, games: { length: data?.length ?? 0 }, total, pageSize },
    issues: [],
  });
});

test.each([
  [false, false],
  ['1', true],
  ['yes', false],
])('a success of %j is %j', (sent, success) => {
  expect(list({ success: sent, data: [] })).toMatchObject({ output: { success }, issues: [] });
});

test('reads a game, its code being optional', () => {
  expect(list({ data: [row, { game_name: 'Lobby', game_code: '' }] }).output?.games).toEqual([
    { name: 'Lamp River', code: 'lr-1', providerId: '7', providerName: 'Nodi', image: '/a.webp' },
    { name: 'Lobby' },
  ]);
});

test('reports a game without a name', () => {
  expect(list({ data: [row, { ...row, game_name: '' }] })).toMatchObject({
    output: { games: [{ code: 'lr-1' }] },
    issues: [expect.stringContaining('game-list.data[1].game_name: ')],
  });
});

test.each([-1, 1.5, 'many', '', '1e400'])('reports a total of %j', (total_record) => {
  expect(list({ data: [row], page_info: { total_record, page_size: 24 } })).toMatchObject({
    output: { total: 1 },
    issues: [
      expect.stringContaining(
        'game-list.page_info.total_record: expected a whole number from 0 up',
      ),
    ],
  });
});

test.each([null, 'text', 5, []])('%j is no answer', (body) => {
  expect(list(body).output?.games ?? []).toEqual([]);
});
