// @vitest-environment jsdom
import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { listAnswers } from '@/lib/search/answer-words';
import { answersIn } from '@/lib/site/answers';
import type { SearchQuery } from '@/lib/stores/games/search';
import { createFoundAnswers } from '@/lib/stores/help/found-answers';

async function search(query: Partial<SearchQuery>, language: 'en' | 'bd' | 'cn' = 'en') {
  const $query = atom<SearchQuery>({ text: '', scope: 'all', sortsByName: false, ...query });
  const { $foundAnswers, loadAnswers } = createFoundAnswers(async () => listAnswers(answersIn(language)), $query);
  await loadAnswers();
  return $foundAnswers.get().map(({ slug }) => slug);
}

test.each([
  ['en', 'turnover', 'turnover'],
  ['en', 'bkash', 'where-to-pay'],
  ['bd', 'taka tola', 'withdrawal-not-paid'],
  ['bd', 'টার্নওভার', 'turnover'],
  ['cn', '流水', 'turnover'],
] as const)('a search for games in %s finds by %s', async (language, text, slug) => {
  expect(await search({ text }, language)).toContain(slug);
});

test.each([
  ['two letters', { text: 'de' }],
  ['nothing', { text: '' }],
  ['a game', { text: 'golden owl' }],
  ['one provider’s games', { text: 'deposit', scope: { providerId: '1' } }],
])('for %s no answer is found', async (_, query) => expect(await search(query)).toEqual([]));

test('few are shown', async () => expect((await search({ text: 'money' })).length).toBeLessThanOrEqual(4));
