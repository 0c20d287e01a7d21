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
  {
    body: { data: [row], page_info: { total_record: 90, page_size: 24 } },
    expected: { success: true, total: 90, pageSize: 24 },
  },
  {
    body: { data: [row], page_info: { total_record: '90', page_size: '24' } },
    expected: { success: true, total: 90, pageSize: 24 },
  },
  { body: { data: [row, row] }, expected: { success: true, total: 2, pageSize: 2 } },
  {
    body: { data: [row], page_info: { total_record: 90, page_size: 0 } },
    expected: { success: true, total: 90, pageSize: 1 },
  },
  {
    body: { data: [row, row], page_info: { total_record: 500 } },
    expected: { success: true, total: 500, pageSize: 2 },
  },
  {
    body: { data: [row], page_info: { total_record: 500, page_size: null } },
    expected: { success: true, total: 500, pageSize: 1 },
  },
  {
    body: { data: null, page_info: null },
    expected: { success: true, games: [], total: 0, pageSize: 1 },
  },
  { body: {}, expected: { success: true, games: [] } },
  { body: { success: false, data: [] }, expected: { success: false } },
  { body: { success: '1', data: [] }, expected: { success: true } },
  { body: { success: 'yes', data: [] }, expected: { success: false } },
])('%j', ({ body, expected }) => {
  const { output, issues } = list(body);
  expect(output).toMatchObject(expected);
  expect(issues).toEqual([]);
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
