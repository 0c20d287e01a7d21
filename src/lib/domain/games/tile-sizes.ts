/** How wide the picture of a game's tile is drawn, as the `sizes` of an `img`, in each of its looks (islands/games/GameTile.tsx). */
export const TILE_SIZES = {
  list: '(width<48rem) 45vw,11rem',
  strip: '(width<48rem) 9rem,11rem',
  searchResult: '(width<48rem) 30vw,9rem',
  recent: '3rem',
} as const;
