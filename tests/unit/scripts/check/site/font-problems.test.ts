import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontProblems } from '../../../../../scripts/check/site/font-problems.ts';
import { bengaliFaces, latinFaces } from '../../../../../scripts/fonts/faces.ts';
import { built } from '../../folder.ts';

it('finds words that the font of the site cannot shape, and pages without fonts', async () => {
  const files = [...(await bengaliFaces(['শর্ত', 'জমা'])), ...(await latinFaces(new Set()))];
  const site = await built({
    'bd.html': '<head><title>লক্ষ্য</title></head><p>শর্ত</p>',
    'bd/slots.html': '<head></head><p>জমা ও লক্ষ্য</p>',
    ...Object.fromEntries(files.map(({ name }) => [`_astro/${name}.abc.woff2`, ''])),
  });
  await Promise.all(files.map(({ name, bytes }) => writeFile(join(site.folder, `_astro/${name}.abc.woff2`), bytes)));
  expect(await fontProblems(site)).toEqual(['/bd/slots: the font cannot shape ও', '/bd/slots: the font cannot shape লক্ষ্য']);
  expect(await fontProblems(await built({ 'bd.html': '' }))).toEqual(['the site has no fonts of its own']);
});
