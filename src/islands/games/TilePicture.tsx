import { type Picture, pictureFit, pictureSources } from '@/lib/domain/picture';

/** A picture covers its frame by itself. */
const FITS = { cover: undefined, contain: 'object-contain', 'scale-down': 'object-scale-down' };

interface Props {
  picture: Picture | undefined;
  /** How wide it is drawn, as the `sizes` of an `img`. */
  sizes: string;
  /** Width by height of its frame, which reserves its space. */
  frame: number;
  className: string;
  /** Comes before all others; the page starts it (`src/inline/first-pictures.ts`). */
  isFirst?: boolean | undefined;
}

/** A tile's frame with its picture. One that cannot be loaded is hidden where React is running; its place stays. */
export function TilePicture({ picture, sizes, frame, className, isFirst = false }: Props) {
  const shown = picture && pictureSources(picture);
  return (
    <picture className={className}>
      {shown?.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {shown && (
        <img
          alt=""
          loading="lazy"
          {...(isFirst && { fetchPriority: 'high' })}
          src={shown.img.src}
          className={FITS[pictureFit(picture, frame)]}
          onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
        />
      )}
    </picture>
  );
}
