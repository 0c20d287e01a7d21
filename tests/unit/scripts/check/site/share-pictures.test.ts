import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sharePictureProblems } from '../../../../../scripts/check/site/share-pictures.ts';
import { built } from '../../folder.ts';

const SITE = new URL('https://play.example');
const page = (picture: string, more: Record<string, string> = {}) => {
  const meta = {
    ...{ 'og:image': picture, 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': 'Slots' },
    ...{ 'twitter:card': 'summary_large_image', ...more },
  };
  return Object.entries(meta)
    .map(([property, content]) => (content ? `<meta property="${property}" content="${content}">` : ''))
    .join('');
};
const home = 'https://play.example/home.jpg';
const own = 'https://play.example/own.jpg';

async function problemsOf(files: Record<string, string>) {
  const site = await built({ 'home.jpg': '', 'own.jpg': '', 'small.jpg': '', 'heavy.jpg': '', 'webp.jpg': '', ...files });
  const picture = (width: number) => sharp({ create: { width, height: 630, channels: 3, background: '#123' } });
  const bytes = await picture(1200).jpeg().toBuffer();
  for (const name of ['home.jpg', 'own.jpg']) await writeFile(join(site.folder, name), bytes);
  await writeFile(join(site.folder, 'small.jpg'), await picture(600).jpeg({ progressive: true }).toBuffer());
  await writeFile(join(site.folder, 'heavy.jpg'), Buffer.concat([bytes, Buffer.alloc(100_000)]));
  await writeFile(join(site.folder, 'webp.jpg'), await picture(1200).webp().toBuffer());
  return sharePictureProblems(site, SITE);
}

it('finds nothing where each page has its picture', async () => {
  expect(await problemsOf({ 'index.html': page(home), 'slots.html': page(home), 'slots/Lotus.html': page(own) })).toEqual([]);
});

it.each([
  ['names none', page(''), '/vip: names no share picture'],
  ['names a relative one', page('/own.jpg'), '/vip: the share picture /own.jpg has no absolute address of this site'],
  ['says no size', page(own, { 'og:image:width': '' }), '/vip: does not say the size of its share picture'],
  ['has no description', page(own, { 'og:image:alt': '' }), '/vip: does not describe its share picture'],
  ['has a small card', page(own, { 'twitter:card': 'summary' }), '/vip: has no large twitter:card'],
  ['names a missing one', page(`${SITE}gone.jpg`), '/gone.jpg: the share picture is missing'],
  ['names a small one', page(`${SITE}small.jpg`), '/small.jpg: the share picture is no JPEG of 1200 by 630 pixels'],
  ['names another format', page(`${SITE}webp.jpg`), '/webp.jpg: the share picture is no JPEG of 1200 by 630 pixels'],
  [
    'names a heavy one',
    page(`${SITE}heavy.jpg`),
    expect.stringMatching(/^\/heavy\.jpg: the share picture is \d+ bytes, the limit is 100000$/),
  ],
])('finds a page that %s', async (_, html, problem) => {
  expect(await problemsOf({ 'index.html': page(home), 'vip.html': html })).toEqual([problem]);
});

it('finds a promotion without a picture of its own', async () => {
  expect(await problemsOf({ 'bd.html': page(home), 'bd/promotion/nur.html': page(home) })).toEqual([
    "/bd/promotion/nur: has home's share picture, none of its own",
  ]);
});
