import type { Elements } from '../ui/jsx/jsx-runtime';

interface Props {
  /** A sportsbook's games are rows. */
  isRow?: boolean;
  hidden?: boolean;
  hasFailed?: boolean;
  /** Lies over it. */
  children?: Elements;
}

/** The place of a game that is being loaded. Pages have it as static HTML, islands as a part of theirs. */
export function TilePlaceholder({
  isRow = false,
  hidden = false,
  hasFailed = false,
  children,
}: Props) {
  return (
    <li
      className={`noscript:hidden ${isRow ? 'game-row' : 'tile'}`}
      data-placeholder={hasFailed ? 'failed' : ''}
      hidden={hidden}
    >
      <span className={isRow ? 'row-picture' : 'tile-picture'} />
      <span className="tile-name">&nbsp;</span>
      {children}
    </li>
  );
}
