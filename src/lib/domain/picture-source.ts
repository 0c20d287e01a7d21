import type { Picture } from './picture.ts';

/** The parts of a `<picture>`. */
interface PictureSources {
  /** For browsers that know better formats, the best first. */
  sources: { type: string; srcset: string }[];
  /** The attributes of the `<img>`, which shows what every browser knows. */
  img: { src: string; width?: number; height?: number };
}

/** How a page shows a picture: all widths in each format, and a JPEG or PNG of one width that only old browsers load. */
export function pictureSources(picture: Picture): PictureSources {
  if (picture.kind === 'remote') return { sources: [], img: { src: picture.url } };
  const { stem, width, height, widths, formats, fallback } = picture;
  const isOneWidth = widths.length === 1;
  return {
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcset: widths.map((size) => `/media/${stem}-${size}.${format}${isOneWidth ? '' : ` ${size}w`}`).join(','),
    })),
    img: { src: `/media/${stem}-${fallback}`, width, height },
  };
}
