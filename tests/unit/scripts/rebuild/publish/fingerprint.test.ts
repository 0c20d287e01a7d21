import { beforeEach, expect, it } from 'vitest';
import { fingerprint } from '../../../../../scripts/rebuild/publish/fingerprint.ts';
import { folderOf } from '../../folder.ts';
import { writeFiles } from '../../write-files.ts';

const FILES = {
  'src/content/site/promotions.json': '[]',
  'src/content/site/media/ab12-360.webp': 'RIFF',
  'src/pages/index.astro': '<p>',
  'public/robots.txt': '',
  'scripts/build/media.ts': '',
  'scripts/settings/env.ts': '',
  'astro.config.mjs': '',
  'package.json': '{}',
  'package-lock.json': '{}',
};

let root: string;
beforeEach(async () => {
  root = await folderOf(FILES);
});

const digest = (settings = { SITE_URL: 'https://play.example' }) => fingerprint(settings, root);

it.each([
  ['the content', { 'src/content/site/promotions.json': '[1]' }],
  ['a picture’s name', { 'src/content/site/media/cd34-360.webp': 'RIFF' }],
  ['a new page', { 'src/pages/vip.astro': '<p>' }],
  ['what the build does', { 'scripts/build/media.ts': '1' }],
  ['a dependency', { 'package-lock.json': '{"a":1}' }],
])('is another when %s changes', async (_what, change) => {
  const before = await digest();
  await writeFiles(root, change);
  expect(await digest()).not.toBe(before);
});

it('is another with another setting, and in another year, which stands in every footer', async () => {
  expect(await digest({ SITE_URL: 'https://other.example' })).not.toBe(await digest());
  expect(await fingerprint({}, root, 2027)).not.toBe(await fingerprint({}, root, 2026));
});

it('is the same for a snapshot in the making and for files that no page is made of', async () => {
  const before = await digest();
  await writeFiles(root, {
    'src/content/.site-next-1/promotions.json': '[1]',
    'README.md': 'x',
    'scripts/sandbox/app.ts': '1',
    '.releases/current/index.html': 'x',
  });
  expect(await digest()).toBe(before);
});
