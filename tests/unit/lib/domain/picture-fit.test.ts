import { expect, test } from 'vitest';
import { GAME_FRAME, type Picture, PROVIDER_FRAME, pictureFit } from '../../../../src/lib/domain/picture.ts';

const local = (width: number, height: number): Picture => ({
  ...{ kind: 'local', stem: 'abc', width, height },
  ...{ widths: [width], formats: ['avif'], fallback: `${width}.webp` },
});

test.each([
  ['a poster of the frame’s shape', local(600, 800), GAME_FRAME, 'cover'],
  ['one that is a little wider', local(620, 800), GAME_FRAME, 'cover'],
  ['one whose edge lettering would be cut', local(640, 800), GAME_FRAME, 'contain'],
  ['one that is too tall', local(600, 850), GAME_FRAME, 'contain'],
  ['a square logo', local(500, 500), GAME_FRAME, 'contain'],
  ['a square logo on a provider’s card', local(500, 500), PROVIDER_FRAME, 'contain'],
  ['a provider’s own card', local(640, 400), PROVIDER_FRAME, 'cover'],
  ['a very wide one', local(1600, 120), PROVIDER_FRAME, 'contain'],
  ['a very tall one', local(100, 1600), PROVIDER_FRAME, 'contain'],
  ['a tiny one', local(48, 64), GAME_FRAME, 'scale-down'],
  ['one of unknown size', { kind: 'remote', url: 'https://cdn.example/a.jpg' } as const, GAME_FRAME, 'contain'],
])('%s', (_, picture, frame, fit) => expect(pictureFit(picture, frame)).toBe(fit));
