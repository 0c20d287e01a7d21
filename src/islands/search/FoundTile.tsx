import * as icons from '@/assets/icons';
import type { CatalogueGame } from '@/lib/domain/games/catalogue';
import type { Picture } from '@/lib/domain/picture';
import { GameTile } from '../games/GameTile';

interface Props {
  game: CatalogueGame;
  picture: Picture | undefined;
  href: string;
  /** Names the button that makes it a favourite. */
  label: string;
  isFavourite?: boolean;
  onToggle?: () => void;
}

/** A game in the search, with the button that makes it a favourite. The first screen has it without React (components/search/search-markup.ts). */
export function FoundTile({ game, picture, href, label, isFavourite = false, onToggle }: Props) {
  return (
    <li className="relative [contain-intrinsic-height:auto_13rem] [content-visibility:auto]">
      <GameTile look="searchResult" {...{ game, picture, href }} />
      <button type="button" className="favourite-button" aria-label={label} aria-pressed={isFavourite} onClick={onToggle}>
        <FavouriteIcon />
      </button>
    </li>
  );
}

/** The star of favourites; filled inside a pressed button. */
export function FavouriteIcon() {
  return (
    <svg viewBox="0 0 24 24" className="favourite-icon" aria-hidden="true">
      <path d={icons.star} />
    </svg>
  );
}
