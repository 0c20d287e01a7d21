import { expect, it } from 'vitest';
import { leftOutOfTexts } from '../../../../../scripts/content/convert/left-out.ts';

it('names each kind once, with the first places of it', () => {
  const leftOut = leftOutOfTexts();
  leftOut.add('promotion 7', ['script', 'link to "http://old.example/a"', 'onclick=']);
  leftOut.add('help deposit (en)', [
    'link to "http://old.example/a"',
    'link to "http://b.example"',
    'script',
  ]);
  for (const id of [3, 2, 1]) leftOut.add(`promotion ${id}`, ['script']);
  expect(leftOut.lines()).toEqual([
    'link to "http://b.example" in help deposit (en), "http://old.example/a" in help deposit (en), "http://old.example/a" in promotion 7',
    'onclick= in promotion 7',
    'script in help deposit (en), in promotion 1, in promotion 2 and 2 more',
  ]);
});
