import { expect, test } from 'vitest';
import { promotionReply } from '@/lib/api/replies/promotion-reply';
import { readReply } from './read-reply.ts';

const promotions = (data: unknown) =>
  readReply((onIssue) => promotionReply('promotion', onIssue), { data });

test.each([
  {
    row: { id: 5, promotion_name: 'A', language: 'en', content: '<p>', image: '/a' },
    expected: { id: '5', name: 'A', language: 'en', html: '<p>', image: '/a' },
  },
  {
    row: { id: '5', promotion_name: 'A', language: null },
    expected: { id: '5', name: 'A', html: '' },
  },
  ...['ALL', '*'].map((language) => ({
    row: { id: '5', promotion_name: 'A', language },
    expected: { id: '5', name: 'A', html: '' },
  })),
  {
    row: { id: '5', promotion_name: 'A', language: 'bn' },
    expected: { id: '5', name: 'A', html: '', language: 'bd' },
  },
])('%j', ({ row, expected }) => {
  expect(promotions([row])).toEqual({ output: { success: true, data: [expected] }, issues: [] });
});

test.each([
  [{ id: null, promotion_name: 'A' }, 'promotion.data[0].id: '],
  [
    { id: 1, promotion_name: 'A', language: 'th' },
    'promotion.data[0].language: expected a language of this site',
  ],
  [{ id: 1, promotion_name: 'A', content: [] }, 'promotion.data[0].content: '],
  ['x', 'promotion.data[0]: '],
])('reports %j', (row, issue) => {
  expect(promotions([row, { id: 2, promotion_name: 'Good' }])).toMatchObject({
    output: { data: [{ id: '2' }] },
    issues: [expect.stringContaining(issue)],
  });
});

test('shortens what it quotes of an answer', () => {
  expect(promotions(['a'.repeat(500)]).issues[0]?.length).toBeLessThan(220);
});
