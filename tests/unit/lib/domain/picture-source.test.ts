import { describe, expect, test } from 'vitest';
import { type Picture, pictureSources } from '../../../../src/lib/domain/picture.ts';

describe('pictureSources', () => {
  const local: Picture = {
    ...{ kind: 'local', stem: 'ab12', width: 720, height: 405 },
    ...{ widths: [360, 720], formats: ['avif'], fallback: '360.webp' },
  };
  test('offers every width as AVIF, and one file for every browser', () => {
    expect(pictureSources(local)).toEqual({
      sources: [{ type: 'image/avif', srcset: '/media/ab12-360.avif 360w,/media/ab12-720.avif 720w' }],
      img: { src: '/media/ab12-360.webp', width: 720, height: 405 },
    });
  });
  test('says no width where there is only one', () => {
    expect(pictureSources({ ...local, widths: [360] }).sources).toEqual([{ type: 'image/avif', srcset: '/media/ab12-360.avif' }]);
  });
  test('a drawing has one file for all', () =>
    expect(pictureSources({ ...local, widths: [], formats: [], fallback: '160.svg' })).toEqual({
      sources: [],
      img: { src: '/media/ab12-160.svg', width: 720, height: 405 },
    }));
  test('one of an earlier version’s snapshot has WebP in every width, too', () =>
    expect(pictureSources({ ...local, formats: ['avif', 'webp'], fallback: '360.jpg' }).sources.map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]));
  test('a remote picture keeps its address', () =>
    expect(pictureSources({ kind: 'remote', url: 'https://a.example/x.png' })).toEqual({
      sources: [],
      img: { src: 'https://a.example/x.png' },
    }));
});
