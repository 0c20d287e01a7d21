import type { Theme } from '../config.ts';

/** A picture of the snapshot: files `/media/{stem}-{width}.avif` and `/media/{stem}-{fallback}`, or the backend's address where it could not be fetched. */
export type Picture =
  | {
      kind: 'local';
      stem: string;
      /** Size of the original in pixels, which reserves the picture's space. */
      width: number;
      height: number;
      /** The widths of the files, ascending; none is wider than the original. A mark or logo has none, only its fallback. */
      widths: number[];
      /** The end of the name of the file that every browser can show: `288.webp`. */
      fallback: string;
      /** The themes on whose pages a mark or logo cannot be seen without a plate. */
      lostOn?: Theme[];
    }
  | { kind: 'remote'; url: string };

/** The frames of game tiles and of provider cards, width by height. */
export const GAME_FRAME = 4 / 5;
export const PROVIDER_FRAME = 8 / 5;

/** How much of a picture may lie outside its frame: less than any lettering up to the edge. Of a poster of 3 : 4 it is the foot. */
const MAX_CUT = 0.07;
/** In pixels; a smaller one would be a blur at a frame's size. */
const MIN_WIDTH = 100;

export type PictureFit = 'cover' | 'contain' | 'scale-down';

/** How a picture fills a frame: one of its shape covers it, any other or a remote one is shown whole, a tiny one as it is. */
export function pictureFit(picture: Picture, frame: number): PictureFit {
  if (picture.kind === 'remote') return 'contain';
  if (picture.width < MIN_WIDTH) return 'scale-down';
  const shape = picture.width / picture.height;
  return 1 - Math.min(shape / frame, frame / shape) <= MAX_CUT ? 'cover' : 'contain';
}

/** Whether a mark or logo stands on a plate (`.plate`) where the site has this theme. */
export function needsPlate(picture: Picture, theme: Theme): boolean {
  return picture.kind === 'local' && (picture.lostOn?.includes(theme) ?? false);
}

/** How a `<picture>` shows a picture: all widths as AVIF in `sources`, and one WebP in `img`, which only Safari before 16.4 loads. */
export function pictureSources(picture: Picture) {
  if (picture.kind === 'remote') return { sources: [], img: { src: picture.url } };
  const { stem, width, height, widths, fallback } = picture;
  const isOneWidth = widths.length === 1;
  const srcset = widths
    .map((size) => `/media/${stem}-${size}.avif${isOneWidth ? '' : ` ${size}w`}`)
    .join(',');
  return {
    sources: srcset ? [{ type: 'image/avif', srcset }] : [],
    img: { src: `/media/${stem}-${fallback}`, width, height },
  };
}
