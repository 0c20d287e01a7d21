import { expect, test } from 'vitest';
import { promotionReply } from '@/lib/api/replies/promotion-reply';
import { readReply } from './read-reply.ts';

const promotions = (data: unknown) =>
  readReply((onIssue) => promotionReply('promotion', onIssue), { data });

const sent = { id: '5', promotion_name: 'A' };
const read = { id: '5', name: 'A', html: '' };

test.each([
  [
    { ...sent, id: 5, language: 'en', content: '<p>', image: '/a' },
    { ...read, language: 'en', html: '<p>', image: '/a' },
  ],
  [{ ...sent, language: null }, read],
  [{ ...sent, language: 'ALL' }, read],
  [{ ...sent, language: '*' }, read],
  [
    { ...sent, language: 'bn' },
    { ...read, language: 'bd' },
  ],
])('%j is the promotion %j', (row, expected) => {
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
