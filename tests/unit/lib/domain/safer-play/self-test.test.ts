import { expect, test } from 'vitest';
import { BAND_NAMES, MOST_POINTS, QUESTIONS, scoreOf } from '@/lib/domain/safer-play/self-test';

/** Nine answers that make so many points. */
const answersOf = (points: number) => QUESTIONS.map((_, index) => Math.min(3, Math.max(0, points - 3 * index)));

test('nine answers make at most 27 points, in bands from the fewest to the most', () => {
  expect([QUESTIONS.length, MOST_POINTS]).toEqual([9, 27]);
  expect(BAND_NAMES).toEqual(['none', 'low', 'moderate', 'high']);
});

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
])('%i points are in the band %s', (points, band) => {
  expect(scoreOf(answersOf(points))).toEqual({ points, band });
});
