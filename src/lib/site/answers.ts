import * as v from 'valibot';
import type { Language } from '../config.ts';
import { withLimits } from '../domain/limits/with-limits.ts';
import { ANSWERS, type AnswerSlug } from '../domain/site/answers.ts';
import { withoutLinks } from '../domain/text/linked-text.ts';
import { languageNames } from '../i18n/languages.ts';

const Text = v.pipe(v.string(), v.nonEmpty());
const Texts = v.pipe(v.array(Text), v.nonEmpty());

/** An answer's file: `src/content/help/{language}/{slug}.json`. Its lists may link to routes of the site, as `[Transactions](/transaction)`. */
const AnswerTexts = v.strictObject({
  title: Text,
  question: Text,
  /** The short answer, also what search engines show. */
  summary: Text,
  /** What to check, in this order. */
  check: Texts,
  example: v.optional(v.strictObject({ title: Text, intro: Text, steps: Texts })),
  /** What support will ask for. */
  ready: Texts,
  support: Text,
  /** The prepared message, with blanks for the player's details. */
  message: Text,
});
type AnswerTexts = v.InferOutput<typeof AnswerTexts>;

const files = import.meta.glob('../../content/help/*/*.json', { eager: true, import: 'default' });

/** An answer in a language. @throws when its file is missing or has another form: our own mistake */
export function answerIn(language: Language, slug: AnswerSlug): AnswerTexts {
  const path = `../../content/help/${language}/${slug}.json`;
  const { tag } = languageNames[language];
  const read = v.parse(AnswerTexts, files[path], { message: `${path} is not an answer` });
  const check = Object.values(withLimits(read.check, tag));
  return { ...read, check };
}

/** All answers in a language, in the order in which they are listed. */
export function answersIn(language: Language) {
  return ANSWERS.map((place) => ({ ...place, ...answerIn(language, place.slug) }));
}

/** The whole answer as plain text, for search engines. */
export function plainAnswer({ summary, check }: AnswerTexts): string {
  return [summary, ...check.map(withoutLinks)].join('\n');
}
