import { expect, it } from 'vitest';
import { cleanHtml } from '../../../../../scripts/content/html/clean.ts';
import { withWebp } from '../../../../../scripts/content/html/webp-sources.ts';

const made = { src: '/media/abc-640.jpg', width: 640, height: 300 };
const cleaned = (dirty: string) => withWebp(cleanHtml(dirty, new Map([['/a.png', made]])).html);

it('puts the WebP of a picture before it', () => {
  expect(cleaned('<p>See <img src="/a.png" alt="A > B"> here</p>')).toMatch(
    /^<p>See <picture><source type="image\/webp" srcset="\/media\/abc-640\.webp"><img src="\/media\/abc-640\.jpg" alt="A (>|&gt;) B"[^>]*><\/picture> here<\/p>$/,
  );
});

it.each([
  ['in text', '&lt;img src="/media/abc-640.jpg"&gt;'],
  ['in a description', '<img src="/a.png" alt=\'<img src="/media/abc-640.jpg">\'>'],
])('takes nothing for a picture that is written %s', (_, dirty) => {
  const html = cleaned(dirty);
  expect(html.match(/<picture>/g)?.length ?? 0).toBe(html.match(/<img /g)?.length ?? 0);
  expect(html).not.toMatch(/="[^"]*<picture>/);
});
