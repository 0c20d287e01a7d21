import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/config';
import { appManifest } from '@/lib/site/app-manifest';

test.each(LANGUAGES)('the manifest in %s starts there, and is the same app', async (language) => {
  const home = language === 'en' ? '/' : `/${language}`;
  const prefix = language === 'en' ? '' : home;
  const manifest = appManifest(language);
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: home,
    display: 'standalone',
    name: 'Nodi',
  });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    `${prefix}/deposit`,
    `${prefix}/transaction`,
  ]);
  expect(new Set(manifest.shortcuts.map(({ name }) => name)).size).toBe(2);
});

test('without an icon of the brand it has the site’s own', () => {
  expect(appManifest('en').icons).toEqual([
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ]);
});
