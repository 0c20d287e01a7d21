import { expect, it } from 'vitest';
import { OUR_PLACES, placesWith } from '../../../../../scripts/bench/speed/places.ts';

it('takes another site’s places where they differ, and refuses names that nothing reads', () => {
  const places = placesWith('{ "paths": { "slots": "/games" }, "selectors": { "menu": "#menu" } }');
  expect(places.paths).toEqual({ ...OUR_PLACES.paths, slots: '/games' });
  expect(places.selectors).toEqual({ ...OUR_PLACES.selectors, menu: '#menu' });
  expect(() => placesWith('{ "paths": { "slot": "/games" } }')).toThrow('There is no "slot" in paths: home, slots,');
});
