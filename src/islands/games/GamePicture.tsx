import type { Picture } from '@/lib/domain/picture';
import { pictureSource } from '@/lib/domain/picture-source';

interface Props {
  picture: Picture;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
}

/** A game's picture in its best format. One that cannot be loaded is hidden where React is running; its place stays. */
export function GamePicture({ picture, sizes }: Props) {
  const { srcset, ...source } = pictureSource(picture);
  const avif = picture.kind === 'local' && picture.formats.includes('avif') ? pictureSource(picture, 'avif') : undefined;
  const img = (
    <img
      {...source}
      srcSet={srcset}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
      onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
    />
  );
  if (!avif) return img;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif.srcset ?? avif.src} sizes={sizes} />
      {img}
    </picture>
  );
}
