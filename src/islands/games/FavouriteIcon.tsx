import * as icons from '@/assets/icons';

/** The star of favourites; filled inside a pressed button. */
export function FavouriteIcon() {
  return (
    <svg viewBox="0 0 24 24" className="favourite-icon" aria-hidden="true">
      <path d={icons.star} />
    </svg>
  );
}
