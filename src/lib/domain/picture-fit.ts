import type { Picture } from './picture.ts';

/** The frames of game tiles and of provider cards, width by height. */
export const GAME_FRAME = 3 / 4;
export const PROVIDER_FRAME = 8 / 5;

/** How much of a picture may lie outside its frame: less than any lettering up to the edge. */
const MAX_CUT = 0.04;
/** In pixels; a smaller one would be a blur at a frame's size. */
const MIN_WIDTH = 100;

export type PictureFit = 'cover' | 'contain' | 'scale-down';

/**
 * How a picture fills a frame, in words of CSS: a poster of its shape covers it, any other is shown whole, and a tiny one is not enlarged. Of a
 * remote picture the shape is not known.
 */
export function pictureFit(picture: Picture, frame: number): PictureFit {
  if (picture.kind === 'remote') return 'contain';
  if (picture.width < MIN_WIDTH) return 'scale-down';
  const shape = picture.width / picture.height;
  return 1 - Math.min(shape / frame, frame / shape) <= MAX_CUT ? 'cover' : 'contain';
}
