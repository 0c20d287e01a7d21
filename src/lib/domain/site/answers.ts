/** A problem that the site itself has an answer for, at `/help/{slug}`; its texts are in `src/content/help`. */
interface AnswerPlace<Slug extends string = string> {
  slug: Slug;
  /** Where it stands on the page of all answers; also the key of the heading there. */
  subject: 'money' | 'account' | 'bonuses' | 'playing';
}

/** In the order in which they are listed. None has the slug of one of the backend's pages (`HELP_PAGES`). */
const PLACES = [
  { slug: 'deposit-not-credited', subject: 'money' },
  { slug: 'withdrawal-not-paid', subject: 'money' },
  { slug: 'where-to-pay', subject: 'money' },
  { slug: 'balance-differs', subject: 'money' },
  { slug: 'login-problem', subject: 'account' },
  { slug: 'sms-code', subject: 'account' },
  { slug: 'turnover', subject: 'bonuses' },
  { slug: 'promotion-not-applied', subject: 'bonuses' },
  { slug: 'game-does-not-open', subject: 'playing' },
  { slug: 'page-does-not-load', subject: 'playing' },
] as const satisfies AnswerPlace[];

export const ANSWER_SUBJECTS = [
  'money',
  'account',
  'bonuses',
  'playing',
] as const satisfies AnswerPlace['subject'][];

export type AnswerSlug = (typeof PLACES)[number]['slug'];
export const ANSWERS: readonly AnswerPlace<AnswerSlug>[] = PLACES;

export function answerRoute(slug: AnswerSlug): string {
  return `/help/${slug}`;
}
