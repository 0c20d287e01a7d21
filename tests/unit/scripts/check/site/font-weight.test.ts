import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltSite } from '../../../../../scripts/built-site/built-site.ts';
import { tooHeavyFonts } from '../../../../../scripts/check/site/font-weight.ts';
import { bengaliFaces } from '../../../../../scripts/fonts/faces.ts';
import { built } from './build-folder.ts';

it('finds letters that weigh too much, of all pages and of Bengali ones', async () => {
  const [bengali] = await bengaliFaces(['জমা']);
  const site = await built({ '_astro/bengali.abc.woff2': '', 'bd.html': '' });
  await writeFile(join(site.folder, '_astro/bengali.abc.woff2'), bengali?.bytes ?? '');
  const withLatin = async (bytes: number) => {
    for (const name of ['latin-400', 'latin-700']) await writeFile(join(site.folder, `_astro/${name}.abc.woff2`), randomBytes(bytes));
    return tooHeavyFonts(readBuiltSite(site.folder));
  };
  expect(await withLatin(5_000)).toEqual([]);
  expect(await withLatin(8_000)).toEqual(['Latin letters weigh 16000 bytes, the limit is 14000']);
  expect(await withLatin(25_000)).toEqual([
    'Latin letters weigh 50000 bytes, the limit is 14000',
    expect.stringMatching(/^Letters of Bengali pages weigh 5\d{4} bytes, the limit is 49000$/),
  ]);
});
