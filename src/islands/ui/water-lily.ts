/** The water lily on its river, the emblem of empty and waiting pages, on a grid of 144 by 96. Each place gives it its own size and lines. */
export const PETAL_SHAPE = 'M72 66c-9-8-11-26 0-42 11 16 9 34 0 42z';
/** How each petal is turned, the middle one apart, which is `HEART_SHAPE`. */
export const PETAL_TURNS = [
  'rotate(-64 72 66)',
  'rotate(-40 72 66)',
  'rotate(-18 72 66)',
  'rotate(18 72 66)',
  'rotate(40 72 66)',
  'rotate(64 72 66)',
];
export const HEART_SHAPE = 'M72 66c-8-8-9-27 0-46 9 19 8 38 0 46z';
export const RIVER_SHAPE = 'M14 74c10-5 18-5 29 0s19 5 29 0 19-5 29 0 19 5 29 0';
