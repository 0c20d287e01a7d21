/** The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001) in their order: message keys of self-test.json. */
export const QUESTIONS = [
  'bet',
  'larger',
  'winBack',
  'borrowed',
  'problem',
  'health',
  'criticised',
  'finances',
  'guilty',
] as const;

/** Its four answers to each, message keys as well; the place of an answer in this list is its points. */
export const ANSWER_CHOICES = ['never', 'sometimes', 'mostly', 'always'] as const;

/** From how many points on each of its bands begins, the highest first; the names are message keys. */
const BANDS = [
  { name: 'high', from: 8 },
  { name: 'moderate', from: 3 },
  { name: 'low', from: 1 },
  { name: 'none', from: 0 },
] as const;

export type Band = (typeof BANDS)[number]['name'];
/** From the fewest points to the most. */
export const BAND_NAMES: readonly Band[] = BANDS.map(({ name }) => name).reverse();

export const MOST_POINTS = QUESTIONS.length * (ANSWER_CHOICES.length - 1);

/** The sum of the nine answers' points, and the band that it is in. */
export function scoreOf(answers: readonly number[]): { points: number; band: Band } {
  const points = answers.reduce((sum, answer) => sum + answer, 0);
  const band = BANDS.find(({ from }) => points >= from)?.name ?? 'none';
  return { points, band };
}
