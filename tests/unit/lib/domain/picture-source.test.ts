import { describe, expect, test } from 'vitest';
import { pictureSource } from '../../../../src/lib/domain/picture-source.ts';

describe('pictureSource', () => {
  const local = { kind: 'local', stem: 'ab12', width: 720, height: 405, widths: [360, 720], formats: ['avif', 'webp'] } as const;
  test('offers every width', () => {
    expect(pictureSource({ ...local, widths: [...local.widths], formats: [...local.formats] }, 'avif')).toEqual({
      src: '/media/ab12-360.avif',
      srcset: '/media/ab12-360.avif 360w,/media/ab12-720.avif 720w',
      width: 720,
      height: 405,
    });
  });
  test('offers one file where there is one width, WebP if nothing else is asked for', () => {
    expect(pictureSource({ ...local, widths: [360], formats: ['webp'] })).toEqual({ src: '/media/ab12-360.webp', width: 720, height: 405 });
  });
  test('a remote picture keeps its address', () =>
    expect(pictureSource({ kind: 'remote', url: 'https://a.example/x.png' })).toEqual({ src: 'https://a.example/x.png' }));
});
