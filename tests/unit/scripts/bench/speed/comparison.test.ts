import { expect, it } from 'vitest';
import { comparison } from '../../../../../scripts/bench/speed/comparison.ts';

const sites = (site: object, floor: object) => new Map([['home', new Map(Object.entries({ site: { ...site }, floor: { ...floor } }))]]);

it('puts our figure beside the other’s, and how many times it is', () => {
  expect(comparison(sites({ 'paint, ms': 1210.4, 'layout shift': 0.0123 }, { 'paint, ms': 968.32, 'layout shift': 0 }))).toEqual({
    'home: paint, ms': { site: '1210', floor: '968', '÷ floor': '1.25' },
    'home: layout shift': { site: '0.012', floor: '0', '÷ floor': '–' },
  });
});

it('has no row for a kind that nobody has, and a dash for what one lacks', () => {
  expect(comparison(sites({ 'fonts, kB': 0, 'script, kB': 3.04, 'blocked, ms': 0 }, { 'fonts, kB': 0, 'script, kB': 0 }))).toEqual({
    'home: script, kB': { site: '3.0', floor: '0', '÷ floor': '–' },
    'home: blocked, ms': { site: '0', floor: '–', '÷ floor': '–' },
  });
});
