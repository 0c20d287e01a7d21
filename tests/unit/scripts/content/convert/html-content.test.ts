import { expect, it } from 'vitest';
import { htmlReader } from '../../../../../scripts/content/convert/html-content.ts';
import { leftOutOfTexts } from '../../../../../scripts/content/convert/left-out.ts';
import type { Pictures } from '../../../../../scripts/content/pictures/pictures.ts';

/** As large as a photo of 730 kB is inside a text. */
const PHOTO = `data:image/jpeg;base64,${'A/+9'.repeat(250_000)}==`;
const made = { src: '/media/a-640.webp', width: 640, height: 480 };

function readerOf(inline: (address: string) => typeof made | undefined) {
  const leftOut = leftOutOfTexts();
  const read = htmlReader({ inline: async (address: string) => inline(address) } as unknown as Pictures, leftOut);
  return { read, leftOut };
}

it.each([
  ['is a picture of it', made, '<img src="/media/a-640.webp" alt="" width="640" height="480" loading="lazy" decoding="async" />'],
  ['is left out alone, where it is none', undefined, ''],
])('a photo that is written inside a text %s', async (_name, picture, html) => {
  const { read, leftOut } = readerOf((address) => (address === PHOTO ? picture : undefined));
  expect(await read(`<p>One</p><p>Two</p><p>Three <img src="${PHOTO}"></p>`, 'promotion 1')).toBe(
    `<p>One</p><p>Two</p><p>Three ${html}</p>`,
  );
  expect(leftOut.lines()).toEqual(picture ? [] : ['picture "data:image/jpeg;base64,A/+9A/+9A/+9A/+9A" in promotion 1']);
});

it('a text that is too long without its pictures is left out as a whole, and named', async () => {
  const { read, leftOut } = readerOf(() => made);
  expect(await read('x'.repeat(500_000), 'help deposit (en)')).toHaveLength(500_000);
  expect(await read(`${'x'.repeat(500_001)}<img src="${PHOTO}">`, 'help deposit (bd)')).toBe('');
  expect(leftOut.lines()).toEqual(['a whole text, longer than 500000 characters, in help deposit (bd)']);
});
