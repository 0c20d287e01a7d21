import { expect, test } from 'vitest';
import {
  GAME_FRAME,
  type Picture,
  PROVIDER_FRAME,
  pictureFit,
  pictureSources,
} from '@/lib/domain/picture';

const local = (width: number, height: number): Picture => ({
  ...{ kind: 'local', stem: 'abc', width, height },
  ...{ widths: [width], fallback: `${width}.webp` },
});

test.each([
  ['a poster of the frame’s shape', local(640, 800), GAME_FRAME, 'cover'],
  ['one of 3 : 4, whose foot is cut', local(600, 800), GAME_FRAME, 'cover'],
  ['one that is a little wider', local(680, 800), GAME_FRAME, 'cover'],
  ['one whose edge lettering would be cut', local(720, 800), GAME_FRAME, 'contain'],
  ['one that is too tall', local(600, 850), GAME_FRAME, 'contain'],
  ['a provider’s own card', local(640, 400), PROVIDER_FRAME, 'cover'],
  ['a very tall one', local(100, 1600), PROVIDER_FRAME, 'contain'],
  ['a tiny one', local(48, 64), GAME_FRAME, 'scale-down'],
  [
    'one of unknown size',
    { kind: 'remote', url: 'https://cdn.example/a.jpg' } as const,
    GAME_FRAME,
    'contain',
  ],
])('%s', (_, picture, frame, fit) => expect(pictureFit(picture, frame)).toBe(fit));

const made: Picture = {
  ...{ kind: 'local', stem: 'ab12', width: 720, height: 405 },
  ...{ widths: [360, 720], fallback: '360.webp' },
};
const avif = (srcset: string) => [{ type: 'image/avif', srcset }];
const img = { src: '/media/ab12-360.webp', width: 720, height: 405 };
test.each<[string, Picture, object]>([
  [
    'every width as AVIF, and one file for every browser',
    made,
    { sources: avif('/media/ab12-360.avif 360w,/media/ab12-720.avif 720w'), img },
  ],
  [
    'no width where there is only one',
    { ...made, widths: [360] },
    { sources: avif('/media/ab12-360.avif'), img },
  ],
  [
    'one file for all of a mark',
    { ...made, widths: [], fallback: '160.webp' },
    { sources: [], img: { ...img, src: '/media/ab12-160.webp' } },
  ],
  [
    'the address of a remote one',
    { kind: 'remote', url: 'https://a.example/x.png' },
    { sources: [], img: { src: 'https://a.example/x.png' } },
  ],
])('a picture is shown by %s', (_name, picture, sources) =>
  expect(pictureSources(picture)).toEqual(sources),
);
