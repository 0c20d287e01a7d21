import { FAVOURITE_SHAPE } from './favourite-shape';

/** The star of favourites, outlined or filled. */
export function FavouriteIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <svg viewBox="0 0 24 24" className={isFilled ? 'star-sign full' : 'star-sign'} aria-hidden="true">
      <path d={FAVOURITE_SHAPE} />
    </svg>
  );
}
