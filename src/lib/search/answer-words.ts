import type { AnswerSlug, ListedAnswer } from '../domain/site/answers.ts';
import { phoneticKey, searchWords } from './phonetic-key.ts';

/** Shorter sounds are those of too many words: they have to be the whole word's. */
const SHORT_SOUND = 1;
const CHINESE = /\p{Script=Han}/u;

/** A capital letter begins no other word here, as it does in names of games: bKash is one. */
const wordsOf = (text: string) => searchWords(text.toLowerCase());

export interface AnswerWords {
  words: readonly string[];
  /** The sounds of the words, so that Bengali is found in Latin letters too. */
  sounds: readonly string[];
}

/** Each word once, as the search compares them: of an answer's title, question and key words. */
export function answerWords(texts: readonly string[]): AnswerWords {
  const words = [...new Set(texts.flatMap(wordsOf))];
  return { words, sounds: [...new Set(words.map(phoneticKey))] };
}

/** Answers by the words that find them. */
export function listAnswers(
  answers: readonly { slug: AnswerSlug; title: string; question: string; keywords: string }[],
): ListedAnswer[] {
  return answers.map(({ slug, title, question, keywords }) => ({
    slug,
    title,
    words: answerWords([title, question, keywords]).words.join(' '),
  }));
}

/** Whether an answer has all words of a search; the last letters of each may be missing. A search without words finds everything. */
export function isFound({ words, sounds }: AnswerWords, search: string): boolean {
  return wordsOf(search).every((word) => {
    // Chinese has no spaces between its words.
    if (CHINESE.test(word)) return words.some((known) => known.includes(word));
    const sound = phoneticKey(word);
    if (words.some((known) => known.startsWith(word))) return true;
    return sound.length > SHORT_SOUND
      ? sounds.some((known) => known.startsWith(sound))
      : sound !== '' && sounds.includes(sound);
  });
}
