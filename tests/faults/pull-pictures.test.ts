import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import {
  type Answer,
  type Backend,
  bytes,
  games as gamesOf,
  good,
  json,
  PROMOTION,
  PUBLIC_URL,
  startBackend,
} from './pull-backend.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});

const flat = (width: number, height: number, background = '#a50') =>
  sharp({ create: { width, height, channels: 3, background } });
const HUGE = await flat(8_000, 6_000).png().toBuffer();
const BROKEN_PNG = (await flat(40, 30).png().toBuffer()).fill(0xff, 12, 30);

const PICTURE = '/media/p1.webp';
const pictureOfOne = async () => (await backend.slots()).find(({ id }) => id === '1')?.image;
const withPicture = (image: unknown) =>
  backend.answerInit({ provider: { slot: [{ provider_id: 1, provider_name: 'One', image }] } });

it.each<[string, Answer, RegExp]>([
  ['404', json({}, 404), /the server answered 404/],
  ['no answer', () => undefined, /no answer within 1\.5 s/],
  ['13 MB', bytes(Buffer.alloc(13 * 1024 * 1024)), /larger than 12 MB/],
  ['48 million pixels', bytes(HUGE), /more than 40 million pixels/],
])(
  'a picture of the backend that cannot be had (%s) keeps its address, as browsers reach it',
  async (_name, answer, message) => {
    backend.answers.set(PICTURE, answer);
    expect(await backend.pull()).toMatchObject({ warnings: 1, providers: 2 });
    expect(await pictureOfOne()).toEqual({ kind: 'remote', url: `${PUBLIC_URL}${PICTURE}` });
    expect(backend.warnings[0]).toMatch(message);
    expect(backend.warnings[0]).toMatch(
      /^init\.data\.provider\.slot "One": http.*; its address is kept$/,
    );
    expect((await backend.settings()).pictureOrigins).toEqual([PUBLIC_URL]);
  },
);

it.each<[string, Buffer, RegExp]>([
  ['HTML', Buffer.from('<!doctype html>'), /it is not a JPEG/],
  ['a TIFF', await flat(40, 30).tiff().toBuffer(), /it is not a JPEG/],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /it is not a JPEG/],
  ['half a picture', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), /it cannot be read/],
  ['a PNG whose header is corrupt', BROKEN_PNG, /it cannot be read/],
])(
  'bytes that no browser shows as a picture (%s) are left out everywhere',
  async (_name, body, message) => {
    const answer = bytes(body, { 'content-type': 'image/webp' });
    const names = 'banner a-1 p1 logo partner promo inside 1-1 1-2 2-1 2-2'.split(' ');
    for (const file of [...names.map((name) => `${name}.webp`), 'favicon.png'])
      backend.answers.set(`/media/${file}`, answer);
    await backend.pull();
    const settings = await backend.settings();
    expect(settings).toMatchObject({ banners: [], partners: [], pictureOrigins: [] });
    expect(Object.keys(settings.brand)).toEqual(['description', 'name']);
    expect(settings.hotGames).toEqual([expect.not.objectContaining({ image: expect.anything() })]);
    expect(await pictureOfOne()).toBeUndefined();
    expect(JSON.stringify(await backend.promotions())).not.toContain('image');
    const told = backend.warnings.filter((line) => !line.includes('removed from the HTML'));
    expect(told).toEqual([
      expect.stringMatching(message),
      expect.stringMatching(/^left out of texts: picture ".*inside/),
    ]);
    expect(told[0]).toMatch(/ and 11 more: .*; left out$/);
  },
);

it('says once a host how many pictures cannot be had, and why', async () => {
  const paths = Array.from({ length: 600 }, (_, index) => `/gone/${index}.webp`);
  const games = paths.map((image, index) => ({ game_name: `Game ${index}`, image }));
  backend.answers.set(gamesOf(1), good(games));
  for (const path of paths) backend.answers.set(path, json({}, 404));
  backend.answers.set('/gone/7.webp', bytes('no picture'));
  expect(await backend.pull()).toMatchObject({ warnings: 2 });
  expect(backend.warnings.sort()).toEqual([
    expect.stringMatching(
      /"Game 0": http:.*\/gone\/0\.webp and 598 more: the server answered 404; its address is kept$/,
    ),
    expect.stringMatching(/"Game 7": http:.*\/gone\/7\.webp: it is not a JPEG[^;]*; left out$/),
  ]);
});

it('says once a kind that animations become stills', async () => {
  const frames = ['#a50', '#05a'].map((colour) => flat(200, 100, colour).png().toBuffer());
  const animated = sharp(await Promise.all(frames), { join: { animated: true } });
  const gif = bytes(await animated.clone().gif().toBuffer());
  backend.answers.set('/media/p1.webp', gif);
  backend.answers.set('/media/banner.webp', gif);
  backend.answers.set('/media/promo.webp', bytes(await animated.webp().toBuffer()));
  for (const _pull of ['encoded', 'from the cache']) {
    backend.warnings.length = 0;
    expect(await backend.pull()).toMatchObject({ warnings: 2 });
    expect(backend.warnings.sort()).toEqual([
      expect.stringMatching(
        /^init\.data\.banner "Welcome": .*banner\.webp and 1 more: animated GIF; shown as a still$/,
      ),
      expect.stringMatching(/^promotion 5: .*promo\.webp: animated WebP; shown as a still$/),
    ]);
  }
});

it.each([
  ['another port of this machine', 'http://127.0.0.1:1/a.png'],
  ['a script', 'javascript:alert(1)'],
  ['a control character', 'https://x.example/\u0000a.png'],
  ['no address', 'http://'],
  ['a host that a content policy would read as more', 'https://*/a.png'],
])('an address that is not allowed is left out: %s', async (_name, address) => {
  withPicture(address);
  expect(await backend.pull()).toMatchObject({ warnings: 1 });
  expect(await pictureOfOne()).toBeUndefined();
  expect(backend.warnings[0]).toMatch(/; left out$/);
  expect((await backend.settings()).pictureOrigins).toEqual([]);
});

it('takes a picture written into its address', async () => {
  const dot = await flat(20, 20).png().toBuffer();
  withPicture(`data:image/png;base64,${dot.toString('base64')}`);
  expect(await backend.pull()).toMatchObject({ warnings: 0 });
  expect(await pictureOfOne()).toMatchObject({ kind: 'local', width: 20, widths: [20] });
});

it('uses the picture of an earlier pull while the server is in trouble, but not once it is gone', async () => {
  await backend.pull();
  const before = await backend.snapshot();
  backend.answers.set(PICTURE, json({}, 503));
  expect(await backend.pull()).toMatchObject({ changed: false, warnings: 1 });
  expect(backend.warnings[0]).toMatch(
    /the server answered 503; the picture of an earlier pull is used$/,
  );
  expect(await backend.snapshot()).toEqual(before);
  backend.answers.set(PICTURE, json({}, 404));
  expect(await backend.pull()).toMatchObject({ changed: true });
  expect(await pictureOfOne()).toMatchObject({ kind: 'remote' });
});

it('stops requesting from a host that never answers', async () => {
  const slots = Array.from({ length: 40 }, (_, index) => ({
    provider_id: index,
    provider_name: `P${index}`,
    image: `/slow/${index}.webp`,
  }));
  const withoutOthers = { brand_logo: null, brand_favicon: null, banner: [], partner_logo: [] };
  backend.answerInit({ ...withoutOthers, hot_game: [], provider: { slot: slots } });
  backend.answers.set(PROMOTION, good([]));
  for (const { provider_id: id, image } of slots) {
    backend.answers.set(image, () => undefined);
    backend.answers.set(gamesOf(id), good([]));
  }
  await backend.pull({ pictureTimeoutMs: 100 });
  expect(backend.requests.filter((path) => path.startsWith('/slow/')).length).toBeLessThan(20);
  expect(backend.warnings).toEqual([
    expect.stringMatching(/no answer within 0\.1 s/),
    expect.stringMatching(/ and [23]\d more: .* failed 5 times in a row and was not asked again;/),
  ]);
});

it('makes what the site expects of a good backend', async () => {
  await backend.pull();
  const { brand, banners } = await backend.settings();
  const image = {
    kind: 'local',
    stem: expect.any(String),
    width: 400,
    height: 300,
    widths: [400],
    fallback: '400.webp',
  };
  expect(banners).toEqual([{ image, title: 'Welcome' }]);
  const names = Object.keys((await backend.snapshot()) ?? {});
  for (const size of [32, 180, 192, 512])
    expect(names).toContain(`media/${brand.icons?.stem}-${size}.png`);
  const [promotion] = await backend.promotions();
  expect(promotion?.html).toMatch(
    /^<p>More <b>play<\/b><\/p><img src="\/media\/[\da-z]{10}-400\.webp" alt(="")? width="400" height="300" loading="lazy" decoding="async" \/>$/,
  );
  expect(promotion?.summary).toBe('More play');
  const addresses = [...(promotion?.html ?? '').matchAll(/src="\/(media\/[^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(names).toEqual(expect.arrayContaining(addresses));
});
