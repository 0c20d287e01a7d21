import { expect, it } from 'vitest';
import { median, medians, ratio } from '../../../../../scripts/bench/speed/medians.ts';

it('takes the middle of figures in any order', () => {
  expect(median([900, 20, 1000])).toBe(900);
  expect(median([4, 1, 3, 10])).toBe(3.5);
  expect(median([])).toBeUndefined();
});

it('takes each figure from the visits that have it', () => {
  expect(medians([{ paint: 3, form: undefined }, { paint: 1 }, { paint: 2, form: 8 }])).toEqual({ paint: 2, form: 8 });
});

it('compares with what is there, and with nothing else', () => {
  expect(ratio(50, 200)).toBe(0.25);
  expect(ratio(0, 200)).toBe(0);
  expect(ratio(50, 0)).toBeUndefined();
  expect(ratio(undefined, 200)).toBeUndefined();
  expect(ratio(50, undefined)).toBeUndefined();
});
