import { GAME_FRAME, type Picture, pictureFit, pictureSources } from '@/lib/domain/picture';

const FITS = { cover: 'size-full object-cover', contain: 'size-full object-contain', 'scale-down': 'size-full object-scale-down' };

interface Props {
  picture: Picture;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** Comes before all others; the page starts it (`scripts/build/inline/first-pictures.ts`). */
  isFirst?: boolean;
}

/** A game's picture in the best format that the browser knows. One that cannot be loaded is hidden where React is running; its place stays. */
export function GamePicture({ picture, sizes, isFirst = false }: Props) {
  const { sources, img } = pictureSources(picture);
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        alt=""
        loading="lazy"
        {...(isFirst && { fetchPriority: 'high' })}
        {...img}
        decoding="async"
        className={FITS[pictureFit(picture, GAME_FRAME)]}
        onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
      />
    </picture>
  );
}
