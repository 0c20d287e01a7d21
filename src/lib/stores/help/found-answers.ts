import { atom, computed, type ReadableAtom } from 'nanostores';
import { readAnswers } from '../../api/built-files.ts';
import { pageLanguage } from '../../browser/page/page-language.ts';
import { runOnce } from '../../browser/run-once.ts';
import type { Language } from '../../config.ts';
import type { ListedAnswer } from '../../domain/site/answers.ts';
import { type AnswerWords, answerWords, isFound } from '../../search/answer-words.ts';
import { $searchQuery, type SearchQuery } from '../games/search.ts';

export type FoundAnswer = Pick<ListedAnswer, 'slug' | 'title'>;
type KnownAnswer = FoundAnswer & { words: AnswerWords };

/** So many letters begin the words of few answers only; a Chinese word has two. */
const MIN_LETTERS = 3;
const CHINESE_WORD = /\p{Script=Han}{2}/u;
const MOST_FOUND = 4;

/** Makes the store of the help's answers that a search for games finds too. Without their list, nothing is found. */
export function createFoundAnswers(read: (language: Language) => Promise<ListedAnswer[] | undefined>, query: ReadableAtom<SearchQuery>) {
  const $known = atom<readonly KnownAnswer[]>([]);

  const loadAnswers = runOnce(
    async () => {
      const answers = await read(pageLanguage());
      // The sounds of all words are worked out once.
      $known.set((answers ?? []).map((answer) => ({ ...answer, words: answerWords([answer.words]) })));
    },
    () => $known.get().length > 0,
  );

  const $foundAnswers = computed([$known, query], (known, { text, scope }): readonly FoundAnswer[] => {
    if (scope !== 'all' || (text.trim().length < MIN_LETTERS && !CHINESE_WORD.test(text))) return [];
    return known.filter(({ words }) => isFound(words, text)).slice(0, MOST_FOUND);
  });

  return { $foundAnswers, loadAnswers };
}

export const { $foundAnswers, loadAnswers } = createFoundAnswers(readAnswers, $searchQuery);
