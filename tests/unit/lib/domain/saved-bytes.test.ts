import { expect, test } from 'vitest';
import { sparedBytes } from '../../../../src/lib/domain/saved-bytes.ts';

const WEIGHTS = [
  [
    [412, 9_000],
    [824, 20_000],
    [1200, 34_000],
  ],
  [
    [144, 3_000],
    [288, 8_000],
  ],
] as const satisfies [number, number][][];
const weights = WEIGHTS.map((rows) => rows.map(([width, bytes]) => [width, bytes] as const));

test.each([
  ['the file that its place would have got, less the smallest', [412, 824, 1200], 720, false, 11_000],
  ['all of a file that was left out', [412, 824, 1200], 720, true, 20_000],
  ['nothing where the smallest fits', [144, 288], 144, false, 0],
  ['the widest where the place is wider than any', [144, 288], 500, false, 5_000],
  ['the widest of its kind where the picture itself has fewer', [412, 824], 1600, true, 34_000],
  ['nothing for a kind that is not known', [360, 720], 700, true, 0],
  ['nothing for a picture of one width', [], 700, true, 0],
])('%s', (_name, widths, drawnWidth, isLeftOut, bytes) => {
  expect(sparedBytes(weights, { widths, drawnWidth, isLeftOut })).toBe(bytes);
});
