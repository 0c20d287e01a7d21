import type { Picture } from './picture.ts';

interface Source {
  src: string;
  srcset?: string;
  width?: number;
  height?: number;
}

/** The attributes that show a picture in one format: the smallest width as `src`, all widths as `srcset`. */
export function pictureSource(picture: Picture, format: 'avif' | 'webp' = 'webp'): Source {
  if (picture.kind === 'remote') return { src: picture.url };
  const { stem, width, height, widths } = picture;
  const address = (size: number) => `/media/${stem}-${size}.${format}`;
  const [smallest = width] = widths;
  const sized = { src: address(smallest), width, height };
  return widths.length > 1 ? { ...sized, srcset: widths.map((size) => `${address(size)} ${size}w`).join(',') } : sized;
}
