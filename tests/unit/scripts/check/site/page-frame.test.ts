import { expect, it } from 'vitest';
import { frameOf } from '../../../../../scripts/check/site/page-frame.ts';

it.each([
  ['an element that is marked', '<b>a</b><ul data-content><li>x</li></ul><b>c</b>', '<b>a</b><b>c</b>'],
  ['elements in it of the same name', '<div data-content><div>x</div><div>y</div></div><div>b</div>', '<div>b</div>'],
  ['one mark in another', '<div data-content><p data-content>x</p>y</div><p>b</p>', '<p>b</p>'],
  ['an element without an end', '<meta data-content content="x"><meta name="b">', '<meta name="b">'],
  ['a script', '<script data-content>{"a":"</p>"}</script><p>b</p>', '<p>b</p>'],
  ['options', '<select><option>x</option><option selected>y</option></select>', '<select></select>'],
])('leaves out %s', (_what, html, frame) => expect(frameOf(html)).toBe(frame));

it.each([
  '<!DOCTYPE html><p class="data-content">a &amp; b</p>',
  '<!-- <p data-content> --><p>a</p>',
  '<script>"<p data-content>"</script>',
])('leaves %s as it is', (html) => expect(frameOf(html)).toBe(html));

it('empties the lists in the props of an island, and leaves its texts', () => {
  const props = { messages: [0, { bank: [0, 'Bank & "account"'] }], banks: [1, [[0, { name: [0, 'Dhansiri'] }]]] };
  const html = (value: object) => {
    const text = JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<p>a</p><astro-island uid="1" props="${text}" ssr=""><form></form></astro-island>`;
  };
  expect(frameOf(html(props))).toBe(html({ ...props, banks: [1, []] }));
});
