import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '@/lib/config';
import type { Picture } from '@/lib/domain/picture';
import { sharePicture, shareSources } from '@/lib/site/share-picture';
import { promotions, settings } from '@/lib/site/snapshot';
import promotionPage from '@/pages/[...lang]/promotion/[slug].astro';
import { folderOf } from '../unit/scripts/folder.ts';
import { htmlOf } from './render-page.ts';

const local = {
  kind: 'local',
  stem: 'abc',
  width: 720,
  height: 405,
  widths: [360, 720],
  fallback: '720.webp',
} satisfies Picture;
const remote = { kind: 'remote', url: 'https://api.example/a.jpg' } satisfies Picture;

test.each([
  ['its own picture', local, '/share-abc.jpg', 'Rebate'],
  [
    'the language’s where its own is still the backend’s',
    remote,
    '/share-bd.jpg',
    'Nodi · স্লট · ক্যাসিনো · স্পোর্টস',
  ],
  ['the language’s where it has none', undefined, '/share-bd.jpg', 'Nodi · স্লট · ক্যাসিনো · স্পোর্টস'],
])('messengers show for a promotion %s', async (_name, image, path, alt) => {
  const promotion = {
    id: '1',
    slug: 'rebate',
    name: 'Rebate',
    html: '<p>Weekly</p>',
    summary: 'Weekly',
    ...(image && { image }),
  };
  promotions.push(promotion);
  const head = await htmlOf(
    promotionPage,
    { promotion, languages: LANGUAGES },
    { lang: 'bd', slug: 'rebate' },
  );
  expect(head).toContain(`<meta property="og:image" content="https://site.example${path}">`);
  expect(head).toContain(`<meta property="og:image:alt" content="${alt}">`);
  expect(Array.from(shareSources().keys(), (name) => `/share-${name}.jpg`)).toContain(path);
});

test.each(LANGUAGES)(
  'the picture in %s has the size that messengers show, and is small',
  async (language) => {
    const file = shareSources().get(language) ?? '';
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect((await stat(file)).size).toBeLessThan(100_000);
  },
);

test('a share picture is cut and not squeezed, and has the logo in its corner', async () => {
  const folder = await folderOf({ 'src/content/site/media/logo-320.webp': '' });
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } });
  const file = join(folder, 'wide.png');
  await plain(2400, 630, 'red')
    .composite([{ input: await plain(1200, 630, 'blue').png().toBuffer() }])
    .toFile(file);
  await plain(320, 80, 'white').toFile(join(folder, 'src/content/site/media/logo-320.webp'));
  const colourAt = async (x: number, y: number) => {
    const { data, info } = await sharp(await sharePicture(file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    return Array.from(data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3), (part) =>
      Math.round(part / 64),
    );
  };
  const [blue, white] = [
    [0, 0, 4],
    [4, 4, 4],
  ];
  expect([await colourAt(4, 300), await colourAt(1195, 300), await colourAt(100, 50)]).toEqual([
    blue,
    blue,
    blue,
  ]);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  settings.brand.logo = { ...local, stem: 'logo', fallback: '320.webp' };
  expect([await colourAt(4, 300), await colourAt(100, 50)]).toEqual([blue, white]);
});
