import { expect, it } from 'vitest';
import { htmlReader } from '../../../../../scripts/content/convert/html-content.ts';
import { leftOutOfTexts } from '../../../../../scripts/content/convert/left-out.ts';
import type { Pictures } from '../../../../../scripts/content/pictures/pictures.ts';

/** As large as a photo of 730 kB is inside a text. */
const PHOTO = `data:image/jpeg;base64,${'A/+9'.repeat(250_000)}==`;

it('a text that is too long without its pictures is left out as a whole, and named', async () => {
  const leftOut = leftOutOfTexts();
  const read = htmlReader({ inline: async () => undefined } as unknown as Pictures, leftOut);
  expect(await read('x'.repeat(500_000), 'help deposit (en)')).toHaveLength(500_000);
  expect(await read(`${'x'.repeat(500_001)}<img src="${PHOTO}">`, 'help deposit (bd)')).toBe('');
  expect(leftOut.lines()).toEqual([
    'a whole text, longer than 500000 characters, in help deposit (bd)',
  ]);
});
