import { describe, expect, test } from 'vitest';
import { GAME_FRAME, type Picture, PROVIDER_FRAME, pictureFit, pictureSources } from '../../../../src/lib/domain/picture.ts';

const local = (width: number, height: number): Picture => ({
  ...{ kind: 'local', stem: 'abc', width, height },
  ...{ widths: [width], fallback: `${width}.webp` },
});

test.each([
  ['a poster of the frame’s shape', local(600, 800), GAME_FRAME, 'cover'],
  ['one that is a little wider', local(620, 800), GAME_FRAME, 'cover'],
  ['one whose edge lettering would be cut', local(640, 800), GAME_FRAME, 'contain'],
  ['one that is too tall', local(600, 850), GAME_FRAME, 'contain'],
  ['a provider’s own card', local(640, 400), PROVIDER_FRAME, 'cover'],
  ['a very tall one', local(100, 1600), PROVIDER_FRAME, 'contain'],
  ['a tiny one', local(48, 64), GAME_FRAME, 'scale-down'],
  ['one of unknown size', { kind: 'remote', url: 'https://cdn.example/a.jpg' } as const, GAME_FRAME, 'contain'],
])('%s', (_, picture, frame, fit) => expect(pictureFit(picture, frame)).toBe(fit));

describe('pictureSources', () => {
  const made: Picture = {
    ...{ kind: 'local', stem: 'ab12', width: 720, height: 405 },
    ...{ widths: [360, 720], fallback: '360.webp' },
  };
  test('offers every width as AVIF, and one file for every browser', () => {
    expect(pictureSources(made)).toEqual({
      sources: [{ type: 'image/avif', srcset: '/media/ab12-360.avif 360w,/media/ab12-720.avif 720w' }],
      img: { src: '/media/ab12-360.webp', width: 720, height: 405 },
    });
  });
  test('says no width where there is only one', () => {
    expect(pictureSources({ ...made, widths: [360] }).sources).toEqual([{ type: 'image/avif', srcset: '/media/ab12-360.avif' }]);
  });
  test('a drawing has one file for all', () =>
    expect(pictureSources({ ...made, widths: [], fallback: '160.svg' })).toEqual({
      sources: [],
      img: { src: '/media/ab12-160.svg', width: 720, height: 405 },
    }));
  test('a remote picture keeps its address', () =>
    expect(pictureSources({ kind: 'remote', url: 'https://a.example/x.png' })).toEqual({
      sources: [],
      img: { src: 'https://a.example/x.png' },
    }));
});
