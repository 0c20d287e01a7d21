import { expect, test } from 'vitest';
import { QUESTIONS, scoreOf } from '@/lib/domain/safer-play/self-test';

/** Nine answers that make so many points. */
const answersOf = (points: number) =>
  QUESTIONS.map((_, index) => Math.min(3, Math.max(0, points - 3 * index)));

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
