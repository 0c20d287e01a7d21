import { expect, it, vi } from 'vitest';
import { LIMITS } from '../../../../../scripts/content/limits.ts';
import { GetError } from '../../../../../scripts/content/network/get.ts';
import { openPictures } from '../../../../../scripts/content/pictures/pictures.ts';
import { folderOf } from '../../folder.ts';

/** A network of its own: `gone` answers nothing, `inner` is a place nobody may be led to, everything else has a picture. */
vi.mock('../../../../../scripts/content/pictures/fetch-picture.ts', () => ({
  pictureFetcher: () => async (url: URL) => {
    if (url.host === 'gone.example' || url.pathname === '/media/gone.webp')
      throw new GetError('no answer', 'network');
    if (url.host === 'inner.example') throw new GetError('a private address', 'refused');
    return {
      stem: 'abc',
      width: 600,
      height: 800,
      widths: [144],
      endings: ['144.avif', '288.webp'],
      fallback: '288.webp',
    };
  },
}));

const pictures = async (
  publicApiUrl = 'https://api.example',
  apiUrl = 'http://backend.inner:8080',
) =>
  openPictures({
    publicApiUrl,
    apiUrl: new URL(apiUrl),
    cacheFolder: await folderOf(),
    limits: LIMITS,
    warn: () => undefined,
  });

it.each([
  [
    'of another host, for later pages have theirs there',
    'https://cdn.example/a.webp',
    ['https://cdn.example'],
  ],
  [
    'of another host that gave nothing today',
    'https://gone.example/a.webp',
    ['https://gone.example'],
  ],
  ['of the backend’s own, which browsers reach elsewhere', '/media/a.webp', []],
  ['of a host that nobody may be led to', 'https://inner.example/a.webp', []],
  ['of every host there is', 'https://*/a.webp', []],
  ['of a host that would end the policy’s line', 'https://a;sandbox/a.webp', []],
  ['over plain http', 'http://cdn.example/a.webp', []],
])('a game’s picture %s', async (_, address, expected) => {
  const all = await pictures();
  await all.picture(address, 'game', 'here');
  expect([...all.origins]).toEqual(expected);
});

it.each([
  [
    'in full, where browsers reach only its API by the site',
    '/',
    'https://backend.example/a.webp',
    ['https://backend.example'],
  ],
  ['as a path', '/', '/a.webp', []],
  [
    'in full, where browsers reach it',
    'https://backend.example',
    'https://backend.example/a.webp',
    [],
  ],
])('a game’s picture at the backend %s', async (_, publicApiUrl, address, expected) => {
  const all = await pictures(publicApiUrl, 'https://backend.example');
  await all.picture(address, 'game', 'here');
  expect([...all.origins]).toEqual(expected);
});

it('pictures of which no later page brings more are of no account', async () => {
  const all = await pictures();
  await all.picture('https://cdn.example/a.webp', 'banner', 'here');
  expect([...all.origins]).toEqual([]);
});

it('writes the backend’s address as browsers reach it, never its inner one', async () => {
  const all = await pictures();
  for (const address of ['/media/gone.webp?v=2', 'http://backend.inner:8080/media/gone.webp?v=2'])
    expect(await all.picture(address, 'game', 'here')).toEqual({
      kind: 'remote',
      url: 'https://api.example/media/gone.webp?v=2',
    });
});

it('leaves out what cannot be fetched from a backend of which browsers reach only the API', async () => {
  expect(await (await pictures('/')).picture('/media/gone.webp', 'game', 'here')).toBeUndefined();
});
