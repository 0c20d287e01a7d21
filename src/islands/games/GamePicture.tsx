import { PICTURE_WIDTHS } from '@/lib/config';

interface Props {
  /** As the catalogue has it: a stem in `/media` with the usual widths and formats, or an address. */
  picture: string | undefined;
}

/** A game's poster; where it cannot be had, its place stays plain. */
export function GamePicture({ picture }: Props) {
  if (!picture) return null;
  const isStem = !/[/:]/.test(picture);
  const sources = (format: string) => PICTURE_WIDTHS.game.map((width) => `/media/${picture}-${width}.${format} ${width}w`).join(',');
  const sizes = '(width<48rem) 30vw,9rem';
  return (
    <picture>
      {isStem && <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />}
      <img
        {...(isStem ? { srcSet: sources('webp'), sizes } : { src: picture })}
        alt=""
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => currentTarget.classList.add('lost')}
      />
    </picture>
  );
}
