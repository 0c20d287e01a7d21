import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharePictureOf } from '../../../../scripts/build/media.ts';
import { folderOf } from '../check/site/build-folder.ts';

const pictureIn = async (html: string) => sharePictureOf(join(await folderOf({ 'page.html': html }), 'page.html'));

it.each([
  ['in its head', 0],
  ['behind a long description', 40_000],
])('finds the share picture that a page names %s', async (_, bytes) => {
  const description = 'ক'.repeat(bytes / 3);
  const html = `<head><meta content="${description}"><meta content="https://play.example/media/1f0k2a9z3b-share.jpg"></head>`;
  expect(await pictureIn(html)).toBe('1f0k2a9z3b-share.jpg');
});

it('finds none where a page names none', async () => {
  expect(await pictureIn('<head></head>')).toBeUndefined();
});
